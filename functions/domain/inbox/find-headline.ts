import { isEmailAddress } from '#shared/domain/addresses/addresses.ts';
import { findPhoneNumber } from '#shared/domain/addresses/phone-numbers.ts';
import type { ForwardedMessage } from './forwarded-message.ts';

const longestHeadline = 200;
/** A turn that says what somebody wants, rather than "hello". */
const fewestWords = 3;

/** Beside a name: "my name is Ana". */
const wordsOfIntroduction = 3;
const nothingAsked = 'Would like to hear from a person';

type Asked = Pick<
  ForwardedMessage,
  'headline' | 'userMessage' | 'wish' | 'excerpt' | 'priority' | 'kind' | 'visitor'
>;

/**
 * What the sender wants, in their own words: "I would like to talk to a person" says nothing of it, and their name and the
 * ways to reach them stand beside it.
 */
export function findHeadline(message: Asked): string {
  const { userMessage, excerpt } = message;
  const lines = userMessage.split('\n').filter((line) => line.trim());
  const wish = message.wish ?? guessWish(message, lines);
  const asked = excerpt.flatMap(({ role, content }) =>
    role === 'user' && content !== wish ? [content] : [],
  );
  const long = asked.filter((text) => countWords(text) >= fewestWords);
  const candidates = [
    ...lines.filter((line) => line !== wish),
    ...[...long, ...asked.slice(-1)].toReversed(),
    ...lines,
  ];
  const known = message.headline === undefined ? [] : [message.headline];
  const own =
    [...known, ...candidates].map((text) => sayWish(text, message)).find((text) => text !== '') ??
    nothingAsked;
  return [...own].slice(0, longestHeadline).join('');
}

/** A text without ways to reach its sender; empty when it says no more than who they are. */
function sayWish(text: string, { visitor }: Asked): string {
  const words = text.split(/\s+/).map((word) => (isEmailAddress(word.replace(/[,;.!?]+$/, '')) ? '…' : word));
  const line = words.join(' ').trim();
  const phone = findPhoneNumber(line);
  const said = phone ? line.replace(phone, '…') : line;
  const rest = visitor.name ? said.replaceAll(visitor.name, '') : said;
  const isIntroduction = rest !== said && countWords(rest) <= wordsOfIntroduction;
  return isIntroduction || !/[\p{L}\p{N}]/u.test(rest) ? '' : said;
}

const countWords = (text: string): number => text.match(/[^\s]*\p{L}[^\s]*/gu)?.length ?? 0;

/** Older messages don't name it: they begin with it, or it follows the question that the assistant left open. */
function guessWish({ priority, kind }: Asked, lines: readonly string[]): string | undefined {
  return kind === 'message' && priority === 'high' && lines.length === 1 ? lines[0] : undefined;
}
