// The rules in short, chapter by chapter: a heading and a few paragraphs.
import { acting } from './acting';
import { answering } from './answering';

export const how = { ...acting, ...answering };
