import type { ForwardedMessage } from './forwarded-message.ts';

const longestHeadline = 200;
/** A turn that says what somebody wants, rather than "hello". */
const fewestWords = 3;

type Asked = Pick<ForwardedMessage, 'userMessage' | 'wish' | 'excerpt' | 'priority' | 'kind'>;

/** What the sender wants, in their own words: "I would like to talk to a person" says nothing of it. */
export function findHeadline(message: Asked): string {
  const { userMessage, excerpt } = message;
  const lines = userMessage.split('\n').filter((line) => line.trim());
  const wish = message.wish ?? guessWish(message, lines);
  const asked = excerpt.flatMap(({ role, content }) =>
    role === 'user' && content !== wish ? [content] : [],
  );
  const own =
    lines.find((line) => line !== wish) ??
    asked.findLast((text) => text.trim().split(/\s+/).length >= fewestWords) ??
    asked.at(-1) ??
    userMessage;
  return [...own.replace(/\s+/g, ' ').trim()].slice(0, longestHeadline).join('');
}

/** Older messages don't name it: they begin with it, or it follows the question that the assistant left open. */
function guessWish({ priority, kind }: Asked, lines: readonly string[]): string | undefined {
  return kind === 'message' && priority === 'high' && lines.length === 1 ? lines[0] : undefined;
}
