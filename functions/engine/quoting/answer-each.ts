import type { Answer } from '../reply/answer.ts';
import { distinctCitations } from '../reply/distinct-citations.ts';
import { findContext, type Turn } from '../search/resolve-follow-up.ts';

type Ask = (question: string, context: string | undefined) => Answer;
type Part = { question: string; answer: Answer };

/** Of each half, what proves it; the quotes of the other half follow. */
const citationsOfPart = 2;

/** Answers each of several questions, and says which is not found; undefined if that says no more than one reply to all. */
export function answerEach(
  questions: readonly string[],
  ask: Ask,
  context: string | undefined,
): Answer | undefined {
  if (questions.length < 2) return undefined;
  const parts = questions.map((question, at): Part => {
    const earlier = questions.slice(0, at).map((content): Turn => ({ role: 'user', content }));
    return { question, answer: ask(question, at === 0 ? context : findContext(question, earlier)) };
  });
  const isFound = ({ answer }: Part) => answer.outcome === 'answered';
  if (!parts.some(isFound)) return undefined;
  const isWhole = parts.every(isFound);
  const said = parts.map(({ question, answer }) => `${asHeading(question)}\n${answer.text}`);
  const proofs = parts.flatMap(({ answer }) =>
    answer.outcome === 'declined' ? [] : answer.citations.slice(0, citationsOfPart),
  );
  return {
    text: said.join('\n\n'),
    outcome: isWhole ? 'answered' : 'unsure',
    confidence: Math.min(...parts.filter(isFound).map(({ answer }) => answer.confidence)),
    intent: parts.find(isFound)?.answer.intent ?? 'question',
    citations: distinctCitations(proofs),
    suggestions: [],
  };
}

function asHeading(question: string): string {
  const [first = ''] = question;
  const text = `${first.toLocaleUpperCase()}${question.slice(first.length)}`;
  return /[?？؟]$/.test(text) ? text : `${text}?`;
}
