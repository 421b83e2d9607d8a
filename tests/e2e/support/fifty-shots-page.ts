import { loadEngine } from '../../../src/physics/engine';
import { hashesOf } from '../../physics/support/fifty-shots';

await loadEngine();
Reflect.set(globalThis, 'hashes', hashesOf());
