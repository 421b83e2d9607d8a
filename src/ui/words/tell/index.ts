export { contextFor, type Line, type TellContext, type Tone } from './context';
export { headline } from './headline';
export { tell } from './tell';
