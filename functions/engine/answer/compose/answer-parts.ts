import type { Language } from '#functions/engine/language/languages.ts';
import { showsValue } from '#functions/engine/values/value-patterns.ts';
import { unsureFrom } from '../judge/gate-weights.ts';
import { classifyQuestion } from '../understand/classify-question.ts';
import type { Answer } from './answer.ts';
import { isFirstCitation } from './cite.ts';
import { phrases } from './phrases.ts';

const citationLimit = 4;

/** One of two questions in a message, with what answers it alone. */
export type AnsweredPart = { text: string; answer: Answer };

/**
 * Two questions in one message: what answers them together, with what one of them leaves open; or one after the
 * other, where nothing answers both. Where only one is answered, the other's reply says so.
 */
export function joinAnswers(whole: Answer, parts: readonly AnsweredPart[], language: Language): Answer {
  const answered = parts.filter(({ answer }) => answer.outcome === 'answered');
  if (whole.outcome === 'answered') {
    const open = answered.filter((part) => isOpen(part, whole.text));
    return join([whole, ...open.map(({ answer }) => answer)]);
  }
  if (answered.length === parts.length) return join(answered.map(({ answer }) => answer));
  const [first] = answered;
  const left = parts.find(({ answer }) => answer.outcome === 'unsure' || answer.outcome === 'declined');
  return first && left ? halfAnswered(first.answer, left.answer, language) : whole;
}

function halfAnswered(answered: Answer, left: Answer, language: Language): Answer {
  const text = `${phrases[language].otherQuestion} ${left.text}`;
  return {
    ...join([answered, { ...left, text }]),
    outcome: 'unsure',
    confidence: left.outcome === 'unsure' ? left.confidence : unsureFrom,
  };
}

/** Whether a reply lacks the value that a part asks for. */
function isOpen({ text }: AnsweredPart, reply: string): boolean {
  const { value } = classifyQuestion(text);
  return value !== undefined && !showsValue(value, reply);
}

function join(answers: readonly Answer[]): Answer {
  const [first] = answers;
  if (!first) throw new Error('Nothing to join.');
  const citations = answers.flatMap((answer) => answer.citations);
  return {
    ...first,
    outcome: 'answered',
    text: [...new Set(answers.flatMap(({ text }) => text.split('\n')))].join('\n'),
    confidence: Math.min(...answers.map(({ confidence }) => confidence)),
    citations: citations.filter(isFirstCitation).slice(0, citationLimit),
  };
}
