import { boundNames } from '#functions/engine/lexicon/claim-words.ts';
import { claimSource } from './join-claim-words.ts';

/** What may come between such a word and the number. */
const beforeFigure: Readonly<Record<(typeof boundNames)[number], string>> = {
  lower: '\\s*',
  upper: '\\s*(?:of\\s*)?',
  about: '\\.?\\s*(?:of\\s*|is\\s*)?',
};

/** Bounds and averages right before a number, for folded text. */
export const boundPatterns = boundNames.map(
  (bound) =>
    [
      bound,
      new RegExp(`(?<!\\p{L})${claimSource((words) => words.bounds[bound])}${beforeFigure[bound]}$`, 'u'),
    ] as const,
);
