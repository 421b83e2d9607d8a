export { optionText, type OptionText } from './option';
export { question, type Asked } from './question';
export { refusedText } from './refused';
