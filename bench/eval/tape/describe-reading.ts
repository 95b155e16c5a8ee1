import { estimateTokens } from '#functions/engine/reading/shown/estimate-tokens.ts';
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
  /** Estimated tokens of the last prompt with passages. */
  promptTokens: number;
  /** Lines of its passages, and those of them that stand above already. */
  lines: number;
  repeatedLines: number;
  verdict: Verdict | undefined;
  ungated: Score | undefined;
};

/** Shorter lines are labels, values and counters, which pages repeat. */
const shortestLine = 20;

export function describeReading(question: Question, played: readonly Played[], baseUrl: string): Reading {
  const readings = played.filter(({ text }) => readPassages(text).length > 0);
  const last = readings.at(-1);
  const reply = last?.reply;
  return {
    calls: played.length,
    lacking: played.filter((each) => each.reply === undefined).length,
    isAsked: readings.length > 0,
    holdsAnswer: readings.some(({ text }) => holdsAnswer(question, text, baseUrl)),
    promptTokens: last ? estimateTokens(last.text) : 0,
    ...countLines(last?.text ?? ''),
    verdict: reply === undefined ? undefined : readVerdict(reply),
    ungated: last && reply !== undefined ? scoreUngated(question, last.text, reply, baseUrl) : undefined,
  };
}

function countLines(prompt: string): { lines: number; repeatedLines: number } {
  const lines = readPassages(prompt)
    .flatMap(({ text }) => text.split('\n'))
    .map((line) => line.replace(/^\[\d+\] /, '').toLowerCase())
    .filter(({ length }) => length >= shortestLine);
  return { lines: lines.length, repeatedLines: lines.length - new Set(lines).size };
}
