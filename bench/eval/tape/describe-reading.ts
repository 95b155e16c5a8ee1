import type { Question, Score } from '../../eval-scoring.ts';
import { holdsAnswer, readPassages } from './read-prompt.ts';
import { readVerdict, scoreUngated, type Verdict } from './read-reply.ts';
import type { Played } from './start-tape.ts';

/** What the model was given for a question, and its reply. */
export type Reading = {
  calls: number;
  /** Calls without a reply on the tape. */
  lacking: number;
  /** Whether it got passages to read; a call for queries gets none. */
  isAsked: boolean;
  holdsAnswer: boolean;
  /** Characters of the longest prompt. */
  promptCharacters: number;
  verdict: Verdict | undefined;
  ungated: Score | undefined;
};

export function describeReading(question: Question, played: readonly Played[], baseUrl: string): Reading {
  const readings = played.filter(({ text }) => readPassages(text).length > 0);
  const last = readings.at(-1);
  const reply = last?.reply;
  return {
    calls: played.length,
    lacking: played.filter((each) => each.reply === undefined).length,
    isAsked: readings.length > 0,
    holdsAnswer: readings.some(({ text }) => holdsAnswer(question, text, baseUrl)),
    promptCharacters: Math.max(0, ...played.map(({ text }) => text.length)),
    verdict: reply === undefined ? undefined : readVerdict(reply),
    ungated: last && reply !== undefined ? scoreUngated(question, last.text, reply, baseUrl) : undefined,
  };
}
