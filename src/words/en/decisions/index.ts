// What is asked, what can be answered, and why not.
import { cardOptions } from './card-options';
import { options } from './options';
import { questions } from './questions';
import { refusals } from './refusals';
import { stands } from './stands';
import { warnings } from './warnings';
import { ways } from './ways';

export const decisions = { questions, options, cardOptions, ways, warnings, refusals, stands };
