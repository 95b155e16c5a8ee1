import { sourceOf } from './join-dialogues.ts';

/** What visitors say before a question proper, as a source of regular expressions on folded text. */
export const opener = `[¿¡"'(]*(?:(?:${sourceOf(({ grammar }) => grammar.opener)}),? )?`;
