import type { ForwardedMessage } from '#functions/domain/inbox/forwarded-message.ts';
import { quoteSent } from '#functions/domain/inbox/inbox-mails.ts';
import { oneLine, quoteName } from '#functions/domain/mail/compose-mail.ts';
import { type Exchange, holdsText } from '../exchange.ts';
import { quotedBy } from './forwarded-mail.ts';

/**
 * What a message to a person keeps when exchanges are removed from its conversation, and the paragraphs of its mails
 * that go; undefined when it quotes none. The visitor's own words for the person stay in the inbox.
 */
export function takeFromMessage(
  { userMessage, aiAttemptedResponse, excerpt, context }: ForwardedMessage,
  removed: readonly Exchange[],
): (Pick<ForwardedMessage, 'excerpt' | 'aiAttemptedResponse'> & { paragraphs: Set<string> }) | undefined {
  const isRemoved = (turn: ForwardedMessage['excerpt'][number]) =>
    removed.some((turns) => turns.some(({ role, sentAt }) => role === turn.role && sentAt === turn.sentAt));
  const quoted = excerpt.filter(isRemoved);
  const asked = removed.map(([{ content }]) => content).filter((text) => holdsText(userMessage, text));
  const isAttempt = removed.some(
    ([question, answer]) =>
      aiAttemptedResponse === answer.content && userMessage.startsWith(question.content),
  );
  if (quoted.length === 0 && asked.length === 0 && !isAttempt) return undefined;
  const rest = excerpt.filter((turn) => !isRemoved(turn));
  const kept = new Set(rest.map(quotedBy.turn));
  const quotes = listStates(userMessage).filter((state) => asked.some((text) => holdsText(state, text)));
  const company = quoteName(context.companyName);
  const paragraphs = [
    ...quoted.map(quotedBy.turn).filter((quote) => !kept.has(quote)),
    ...(rest.length > 0 ? [] : [quotedBy.excerpt]),
    ...quotes.flatMap((state) => [quotedBy.question(state), quoteSent(company, state)]),
    ...removed
      .flatMap(([{ content }]) => content.split('\n'))
      .flatMap((line) => [...[quotedBy.question(line), quotedBy.line(line), quotedBy.addition(line)]]),
  ];
  return {
    excerpt: rest,
    aiAttemptedResponse: isAttempt ? '' : aiAttemptedResponse,
    paragraphs: new Set(paragraphs.map(oneLine)),
  };
}

/** What a message said before and after each addition. */
function listStates(userMessage: string): string[] {
  const lines = userMessage.split('\n');
  return lines.map((_line, index) => lines.slice(0, index + 1).join('\n'));
}
