import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { Question } from '#functions/engine/search/understand-question.ts';
import { dropPastEvents } from './compose/drop-past-events.ts';
import type { Verdict } from './judge/judge.ts';
import type { Candidate } from './retrieve/candidate.ts';
import { findNamedRows } from './retrieve/find-named-rows.ts';
import { findPriceList } from './retrieve/find-price-list.ts';
import type { Rule } from './rules/rule.ts';

type Found = { question: Question; ranked: readonly Candidate[]; knowledge: Knowledge; now: Date };

/** The statements to judge, best first; `sure` replaces the verdict when the page is about the very thing. */
export type Selection = { ranked: readonly Candidate[]; sure?: Verdict; isNamed?: boolean };

/** Which of the statements found are judged; the first rule that applies decides. */
export const selectionRules: readonly Rule<Found, Selection>[] = [
  {
    id: 'price-list',
    example: '“What does it cost?”: the first list on the price page',
    applies({ question, ranked, knowledge }) {
      const prices = findPriceList(question, ranked, knowledge);
      return prices && { ranked: prices, sure: { outcome: 'answered', confidence: 0.9 } };
    },
  },
  {
    id: 'row-by-name',
    example: '“What is GPSAltitudeRef?”: the table row with that label',
    applies({ question, ranked, knowledge }) {
      const rows = findNamedRows(question, ranked, knowledge);
      return rows && { ranked: rows, isNamed: true };
    },
  },
  {
    id: 'past-left-out',
    example: '“When is the concert?”: a future concert goes before a past one',
    applies({ question, ranked, knowledge, now }) {
      const left = dropPastEvents(question, ranked, knowledge, now);
      return left !== ranked && { ranked: left };
    },
  },
];
