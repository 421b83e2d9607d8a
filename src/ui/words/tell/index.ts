export { contextFor, type Line, type TellContext, type Tone } from './context';
export { rushOutcome, tellAmong } from './among';
export { headline } from './headline';
export { left } from './finds';
export { tell } from './tell';
