import type { Turn } from '#functions/engine/search/resolve-follow-up.ts';
import { escapeForPrompt } from './escape-for-prompt.ts';
import type { ReadingPrompt } from './prompts.ts';

const turnLimit = 6;
const charactersOfTurn = 600;

/** The part of the prompt that differs per question: the passages found, the conversation, and finally the question. */
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
    `<question>${escapeForPrompt(question)}</question>`,
    ending,
  ].join('\n');
}

/** The prompt for search queries, after the list of pages. */
export function buildQueriesPrompt(input: {
  languages: readonly string[];
  history: readonly Turn[];
  question: string;
}): string {
  const { languages, history, question } = input;
  return [
    `<languages>${languages.map(escapeForPrompt).join(', ')}</languages>`,
    ...describeConversation(history, question),
    `<question>${escapeForPrompt(question)}</question>`,
  ].join('\n');
}

/** The instructions before the passages. */
export const instructionsOf = ({ rules, example }: ReadingPrompt): string => `${rules}\n\n${example}`;

/** The last turns before the question, each cut to what a follow-up needs. */
function describeConversation(history: readonly Turn[], question: string): string[] {
  const before = history.at(-1)?.content === question ? history.slice(0, -1) : history;
  const turns = before.slice(-turnLimit).map(({ role, content }) => {
    const text = escapeForPrompt(content.slice(0, charactersOfTurn));
    return `${role === 'user' ? 'Visitor' : 'Assistant'}: ${text}`;
  });
  return turns.length === 0 ? [] : ['<conversation>', ...turns, '</conversation>'];
}
