/**
 * Languages with a lexicon of their own. `und` (BCP 47: undetermined) stands for every other one: its words are matched
 * by the characters they share.
 */
export const languages = ['en', 'de', 'fr', 'es', 'ru', 'ko', 'ja', 'und'] as const;
export type Language = (typeof languages)[number];
