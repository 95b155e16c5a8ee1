import { asData } from '#functions/engine/answer/read/as-data.ts';
import { isActive, plainSentence } from '#functions/engine/answer/read/plain-sentence.ts';
import { isInstruction } from '#functions/engine/knowledge/instruction-text.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';
import type { ExamQuestion } from '../sit-exam.ts';

const mostQuestions = 40;
const mostNew = 6;
/** Fewer are no exam: the list of the sector is asked instead. */
const fewestQuestions = 10;
const longestQuestion = 120;
const newId = 'new';

/** What a model gets that chooses the questions, beside what the website says. */
export function buildChoice(listed: readonly ExamQuestion[]): string {
  const lines = listed.map(({ questionId, question }) => `${questionId} | ${asData(question)}`);
  return ['<questions>', ...lines, '</questions>'].join('\n');
}

/** The questions that a model chose, in its order, each once; undefined where they are too few for an exam. */
export function readChoice(reply: string, listed: readonly ExamQuestion[]): ExamQuestion[] | undefined {
  const known = new Set(listed.map(({ questionId }) => questionId));
  const byWords = new Map<string, ExamQuestion>();
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
  return byWords.size >= fewestQuestions ? [...byWords.values()] : undefined;
}

function isAskable(question: string): boolean {
  const isShort = question.length > 3 && question.length <= longestQuestion;
  return isShort && /[?？。;]$/u.test(question) && !isActive(question) && !isInstruction(question);
}
