import { joinSources } from '#functions/engine/language/join-patterns.ts';

/** What visitors say before a question proper, as a source of regular expressions on folded text. */
export const opener = `[¿¡"'(]*(?:(?:${joinSources(({ grammar }) => grammar.opener)}),? )?`;
