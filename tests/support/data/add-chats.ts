import type { Deps } from '#functions/wiring/deps.ts';

const atOnce = 50;

/** Adds conversations of one question each, one per second backwards from now. */
export async function addChats(
  { chats, chatDays }: Pick<Deps, 'chats' | 'chatDays'>,
  conversionId: string,
  { from, to }: { from: number; to: number },
): Promise<void> {
  for (let start = from; start < to; start += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, to - start) }, (_, index) => start + index);
    await Promise.all(
      numbers.map((number) => {
        const sentAt = new Date(Date.now() - number * 1000).toISOString();
        const message = { sentAt, content: 'When is the office open?' };
        return chats.addExchange(
          conversionId,
          `session-${number}`,
          [
            { ...message, messageId: `${number}-1`, role: 'user' },
            { ...message, messageId: `${number}-2`, role: 'assistant', outcome: 'answered', citations: [] },
          ],
          { isFirst: true },
        );
      }),
    );
    const { length } = numbers;
    const counted = { conversations: length, questions: length, answered: length, responseMs: 20 * length };
    await chatDays.add(conversionId, new Date(), `session-${start}`, counted);
  }
}
