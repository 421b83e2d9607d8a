export type { Way } from './how';
export { optionText, type OptionText } from './option';
export { question, type Asked } from './question';
export { questionRules } from './question-rules';
export { refusedText } from './refused';
