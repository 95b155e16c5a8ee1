import type { Rule } from '../rules/rule.ts';
import type { Candidate } from './candidate.ts';

/** From this share of the best score, a statement fits as well. */
const equalScoreShare = 0.98;
/** From this share of a heading's score, a statement below it with the requested value replaces it. */
const belowHeadingShare = 0.75;
/** From this share of the best coverage, a statement of the same page is about the same thing. */
const sameTopicShare = 0.7;

type Ranked = readonly Candidate[];

/** Reorders statements with similar scores. */
export const orderRules: readonly Rule<Ranked, Ranked>[] = [
  {
    id: 'value-below-heading',
    example: '“What does lunch cost?”: “$4.50 a day” goes before the heading “Lunch” above it',
    applies(ranked) {
      const [best] = ranked;
      if (best?.value !== 'missing' || best.statement.kind !== 'heading') return undefined;
      const below = ranked.find(
        ({ passage, value, score }) =>
          passage === best.passage && value === 'own' && score >= belowHeadingShare * best.score,
      );
      return below && putFirst(below, ranked);
    },
  },
  {
    id: 'value-shown-first',
    example:
      '“When is the fair?”: “The fair is on May 4” goes before “Fair dates:”, except as the title of a list',
    applies(ranked) {
      const [best] = ranked;
      if (best?.value !== 'next' || best.passage.statements[best.at + 1]?.kind === 'item') return undefined;
      const shown = ranked.find(
        ({ value, score }) => value === 'own' && score >= equalScoreShare * best.score,
      );
      return shown && putFirst(shown, ranked);
    },
  },
  {
    id: 'labelled-first',
    example: '“Where is the gala?”: “Where: Main Hall” goes before a sentence about the gala',
    applies(ranked) {
      const [best] = ranked;
      if (!best || best.value === 'own') return undefined;
      const labelled = ranked.find(
        ({ passage, features, coverage }) =>
          features.labelled === 1 &&
          passage.source === best.passage.source &&
          coverage >= sameTopicShare * best.coverage,
      );
      return labelled && putFirst(labelled, ranked);
    },
  },
];

function putFirst(first: Candidate, ranked: Ranked): Ranked {
  return [first, ...ranked.filter((candidate) => candidate !== first)];
}
