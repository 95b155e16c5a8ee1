import type { Turn } from '../understand/resolve-follow-up.ts';
import { asData } from './as-data.ts';
import type { ReadingPrompt } from './prompts.ts';

const turnLimit = 6;
const charactersOfTurn = 600;

/** What changes from question to question: what was found, the conversation, and the question last. */
export function buildPrompt(input: {
  found: string;
  history: readonly Turn[];
  question: string;
  ending: string;
}): string {
  const { found, history, question, ending } = input;
  return [
    ...(found === '' ? [] : ['<found>', found, '</found>']),
    ...describeConversation(history, question),
    `<question>${asData(question)}</question>`,
    ending,
  ].join('\n');
}

/** What the call for queries gets after the list of pages. */
export function buildQueriesPrompt(input: {
  languages: readonly string[];
  history: readonly Turn[];
  question: string;
}): string {
  const { languages, history, question } = input;
  return [
    `<languages>${languages.map(asData).join(', ')}</languages>`,
    ...describeConversation(history, question),
    `<question>${asData(question)}</question>`,
  ].join('\n');
}

/** All that a model is told before it reads. */
export function instructionsOf({ rules, example }: ReadingPrompt): string {
  return `${rules}\n\n${example}`;
}

/** The last turns before the question, cut to a length that a follow-up needs. */
function describeConversation(history: readonly Turn[], question: string): string[] {
  const before = history.at(-1)?.content === question ? history.slice(0, -1) : history;
  const turns = before.slice(-turnLimit).map(({ role, content }) => {
    const text = asData(content.slice(0, charactersOfTurn));
    return `${role === 'user' ? 'Visitor' : 'Assistant'}: ${text}`;
  });
  return turns.length === 0 ? [] : ['<conversation>', ...turns, '</conversation>'];
}
