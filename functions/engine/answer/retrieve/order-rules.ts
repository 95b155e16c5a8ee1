import type { Rule } from '../rules/rule.ts';
import type { Candidate } from './candidate.ts';

/** Share of the best score from which another statement fits as well. */
const alike = 0.98;
/** Share of a heading's score from which what stands below it, and shows the value asked for, answers in its place. */
const belowHeading = 0.75;
/** Share of the best coverage from which another statement of the page is about the same thing. */
const aboutTheSame = 0.7;

type Ranked = readonly Candidate[];

/** Which statement goes first although another scored a little more. */
export const orderRules: readonly Rule<Ranked, Ranked>[] = [
  {
    id: 'value-below-heading',
    example: '“What does lunch cost?”: “$4.50 a day” goes before the heading “Lunch” above it',
    applies(ranked) {
      const [best] = ranked;
      if (best?.value !== 'missing' || best.statement.kind !== 'heading') return undefined;
      const below = ranked.find(
        ({ passage, value, score }) =>
          passage === best.passage && value === 'own' && score >= belowHeading * best.score,
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
      const shown = ranked.find(({ value, score }) => value === 'own' && score >= alike * best.score);
      return shown && putFirst(shown, ranked);
    },
  },
  {
    id: 'labelled-first',
    example: '“Where is the gala?”: “Where: Main Hall” goes before a sentence on the gala',
    applies(ranked) {
      const [best] = ranked;
      if (!best || best.value === 'own') return undefined;
      const labelled = ranked.find(
        ({ passage, features, coverage }) =>
          features.labelled === 1 &&
          passage.source === best.passage.source &&
          coverage >= aboutTheSame * best.coverage,
      );
      return labelled && putFirst(labelled, ranked);
    },
  },
];

function putFirst(first: Candidate, ranked: Ranked): Ranked {
  return [first, ...ranked.filter((candidate) => candidate !== first)];
}
