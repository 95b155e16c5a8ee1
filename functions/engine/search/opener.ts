import { sourceOf } from './join-dialogues.ts';

/** What visitors say before the actual question, as a pattern source for folded text. */
export const opener = `[¿¡"'(]*(?:(?:${sourceOf(({ grammar }) => grammar.opener)}),? )?`;
