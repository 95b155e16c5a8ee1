import { AppError } from '#shared/errors.ts';
import { openAgent } from '#tests/support/callers/signed-in.ts';
import { describeOwner } from '../eval/convert-site.ts';
import { type LoadedStack, sampleOwner } from './loaded-stack.ts';
import type { ChatReply } from './visitor-day-crowd.ts';

/** Counts the sample assistant's answers that are missing from its owner's history. */
export async function countUnkept(
  { url, conversionId }: LoadedStack,
  replies: readonly ChatReply[],
): Promise<number> {
  const agent = openAgent(url);
  const { email, password } = describeOwner(sampleOwner);
  await agent.signIn(email, password);
  let unkept = 0;
  for (const { sessionId, messageId } of replies) {
    const messages = await agent.client.chatHistory
      .getSession({ brandId: 'gpt', conversionId, sessionId })
      .then((found) => found.messages, readAbsence);
    if (!messages.some((message) => message.messageId === messageId)) unkept++;
  }
  return unkept;
}

/** Returns nothing for a missing conversation and rethrows other errors. */
function readAbsence(error: unknown): [] {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return [];
  throw error;
}
