import type { FrameLanguage } from '#functions/engine/language/frame-language.ts';
import type { Answer } from '#functions/engine/reply/answer.ts';
import { distinctCitations } from '#functions/engine/reply/distinct-citations.ts';
import { phrases } from '#functions/engine/reply/phrases.ts';
import { classifyQuestion } from '#functions/engine/search/classify-question.ts';
import { showsValue } from '#functions/engine/values/value-patterns.ts';
import { unsureFrom } from '../judge/gate-weights.ts';

const citationLimit = 4;

/** One of two questions in a message, with its own answer. */
export type AnsweredPart = { text: string; answer: Answer };

/**
 * Joins the answers to two questions in one message. An answer to both comes first, with what it leaves open;
 * otherwise, or if it only repeats one of the two, the two answers follow each other. If only one question is
 * answered, the other's reply says so.
 */
export function joinAnswers(whole: Answer, parts: readonly AnsweredPart[], frame: FrameLanguage): Answer {
  const answered = parts.filter(({ answer }) => answer.outcome === 'answered');
  if (whole.outcome === 'answered') {
    const repeatsHalf = answered.some(({ answer }) => answer.text === whole.text);
    const open = answered.filter((part) => repeatsHalf || isOpen(part, whole.text));
    return join([whole, ...open.map(({ answer }) => answer)]);
  }
  if (answered.length === parts.length) return join(answered.map(({ answer }) => answer));
  const [first] = answered;
  const left = parts.find(({ answer }) => answer.outcome === 'unsure' || answer.outcome === 'declined');
  return first && left ? halfAnswered(first.answer, left.answer, frame) : whole;
}

function halfAnswered(answered: Answer, left: Answer, frame: FrameLanguage): Answer {
  const text = `${phrases[frame].otherQuestion} ${left.text}`;
  return {
    ...join([answered, { ...left, text }]),
    outcome: 'unsure',
    confidence: left.outcome === 'unsure' ? left.confidence : unsureFrom,
  };
}

/** Whether a reply lacks the value that a question asks for. */
function isOpen({ text }: AnsweredPart, reply: string): boolean {
  const { value } = classifyQuestion(text);
  return value !== undefined && !showsValue(value, reply);
}

function join(answers: readonly Answer[]): Answer {
  const [first] = answers;
  if (!first) throw new Error('Nothing to join.');
  return {
    ...first,
    outcome: 'answered',
    text: [...new Set(answers.flatMap(({ text }) => text.split('\n')))].join('\n'),
    confidence: Math.min(...answers.map(({ confidence }) => confidence)),
    citations: distinctCitations(answers.flatMap((answer) => answer.citations)).slice(0, citationLimit),
  };
}
