import { boundNames, dateRoles } from '#functions/engine/lexicon/claim-words.ts';
import { claimSource } from './join-claim-words.ts';

/** The role of a date that is of the page itself. */
export const ownDateRole = 'page';

/** What a date is to its subject, in folded text. */
export const dateRolePatterns = dateRoles.map(
  (role) => [role, new RegExp(`(?<!\\p{L})${claimSource((words) => words.dateRoles[role])}`, 'u')] as const,
);

/** What may stand between such a word and the figure. */
const beforeFigure: Readonly<Record<(typeof boundNames)[number], string>> = {
  lower: '\\s*',
  upper: '\\s*(?:of\\s*)?',
  about: '\\.?\\s*(?:of\\s*|is\\s*)?',
};

/** Bounds and averages at the end of a folded text. */
export const boundPatterns = boundNames.map(
  (bound) =>
    [
      bound,
      new RegExp(`(?<!\\p{L})${claimSource((words) => words.bounds[bound])}${beforeFigure[bound]}$`, 'u'),
    ] as const,
);
