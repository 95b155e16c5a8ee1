import { showsValue } from '#functions/knowledge/facts/value-patterns.ts';
import type { Answer } from './answer.ts';
import { classifyQuestion } from './classify-question.ts';

const citationLimit = 4;

/** One of two questions in a message, with what answers it alone. */
export type AnsweredPart = { text: string; answer: Answer };

/**
 * Two questions in one message: what answers them together, with what one of them leaves open; or one after the
 * other, where nothing answers both but each is answered alone.
 */
export function joinAnswers(whole: Answer, parts: readonly AnsweredPart[]): Answer {
  if (whole.outcome === 'answered') {
    const open = parts.filter((part) => isOpen(part, whole.text) && part.answer.outcome === 'answered');
    return open.length === 0 ? whole : join([whole, ...open.map(({ answer }) => answer)]);
  }
  return parts.every(({ answer }) => answer.outcome === 'answered')
    ? join(parts.map(({ answer }) => answer))
    : whole;
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
  const isFirst = ({ url, quote }: (typeof citations)[number], at: number) =>
    citations.findIndex((other) => other.url === url && other.quote === quote) === at;
  return {
    ...first,
    outcome: 'answered',
    text: [...new Set(answers.flatMap(({ text }) => text.split('\n')))].join('\n'),
    confidence: Math.min(...answers.map(({ confidence }) => confidence)),
    citations: citations.filter(isFirst).slice(0, citationLimit),
  };
}
