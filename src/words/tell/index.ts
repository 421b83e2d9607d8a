export { contextFor, type Line, type TellContext, type Tone } from './context';
export { rushOutcome, tellAmong } from './among';
export { headline } from './headline';
export { tell } from './tell';
