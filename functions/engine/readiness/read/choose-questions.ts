import { isInstruction } from '#functions/engine/knowledge/instruction-text.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';
import { escapeForPrompt } from '#functions/engine/reading/escape-for-prompt.ts';
import { isActive, plainSentence } from '#functions/engine/reading/plain-sentence.ts';
import type { ReadinessQuestion } from '../run-readiness-check.ts';

const mostQuestions = 40;
const mostNew = 6;
/** With fewer questions, the sector's list is used instead. */
const fewestReadinessQuestions = 10;
const readinessQuestionLengthLimit = 120;
const newId = 'new';

/** Builds the message that asks the model to choose questions. */
export function buildChoice(listed: readonly ReadinessQuestion[]): string {
  const lines = listed.map(({ questionId, question }) => `${questionId} | ${escapeForPrompt(question)}`);
  return ['<questions>', ...lines, '</questions>'].join('\n');
}

/** Questions the model chose, in its order and without duplicates; undefined if there are too few. */
export function readChoice(
  reply: string,
  listed: readonly ReadinessQuestion[],
): ReadinessQuestion[] | undefined {
  const known = new Set(listed.map(({ questionId }) => questionId));
  const byWords = new Map<string, ReadinessQuestion>();
  const taken = new Set<string>();
  let added = 0;
  for (const line of reply.split('\n')) {
    const [, id = '', text = ''] =
      /^[\s>*_`•-]*ASK[*_`]*\s*:\s*[*_`"]*([\w-]+)[*_`"]*\s*\|\s*(.+)$/i.exec(line) ?? [];
    const question = plainSentence(text);
    const words = foldWord(question);
    const isNew = id.toLowerCase() === newId;
    if (!isAskable(question) || byWords.has(words) || byWords.size >= mostQuestions) continue;
    if (isNew ? added >= mostNew : !known.has(id) || taken.has(id)) continue;
    if (isNew) added++;
    const questionId = isNew ? `${newId}-${added}` : id;
    taken.add(questionId);
    byWords.set(words, { questionId, question });
  }
  return byWords.size >= fewestReadinessQuestions ? [...byWords.values()] : undefined;
}

function isAskable(question: string): boolean {
  const isShort = question.length > 3 && question.length <= readinessQuestionLengthLimit;
  return isShort && /[?？。;]$/u.test(question) && !isActive(question) && !isInstruction(question);
}
