import type { Citation } from '#shared/domain/citation.ts';
import { findNamedPage, findSubjectPage } from './answer-from-page.ts';
import { bandOf, estimateLikelihood, observeBand } from './band.ts';
import type { FactAnswer } from './fact-answer.ts';
import { citeQuotes, type Evidence } from './find-evidence.ts';
import { givesWay } from './gives-way.ts';
import { keepNearest } from './keep-nearest.ts';
import { limitByValue } from './limit-by-value.ts';

/** The likelihood that the first quote is the answer, from 0 to 1, and what is shown. */
type Judged = { likelihood: number; citations: readonly Citation[] };

/** How far the evidence answers a question, and by what. */
export type Verdict =
  | { by: 'fact'; fact: FactAnswer }
  /** A page on the very subject, or one that may answer. */
  | ({ by: 'subject-page' | 'named-page'; page: Citation } & Judged)
  /** The first quote answers, one of them may, they are the nearest lines, or nothing is said of it. */
  | ({ by: 'certain' | 'perhaps' | 'unlikely' | 'absent' } & Judged);

/** Judges what the evidence proves; a fact gives way to a passage that says something else. */
export function judgeEvidence(evidence: Evidence): Verdict {
  const { question, knowledge, isFirst, fact, quotes } = evidence;
  if (fact && !givesWay(fact, question, quotes, knowledge)) return { by: 'fact', fact };
  const likelihood = estimateLikelihood(observeBand(question, quotes));
  const judged = { likelihood, citations: citeQuotes(quotes, evidence) };
  const isOpen = isFirst && bandOf(likelihood) !== 'certain';
  // A page is of no day.
  const subject = isOpen && question.day === undefined ? findSubjectPage(question, knowledge) : undefined;
  if (subject) return { by: 'subject-page', page: subject, ...judged };
  const band = judged.citations.length === 0 ? 'absent' : limitByValue(bandOf(likelihood), quotes, evidence);
  const isUnsure = band === 'perhaps' || band === 'unlikely';
  const named =
    isOpen && isUnsure && question.day !== 'told' ? findNamedPage(question, knowledge) : undefined;
  if (named) return { by: 'named-page', page: named, ...judged };
  if (band !== 'unlikely') return { by: band, ...judged };
  const nearest = keepNearest(question.terms, quotes, likelihood);
  return { by: band, likelihood, citations: citeQuotes(nearest, evidence) };
}
