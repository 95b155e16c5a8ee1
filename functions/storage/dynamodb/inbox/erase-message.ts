import { forwardedMessageSchema } from '#functions/domain/inbox/forwarded-message.ts';
import { listMessageMailIds } from '#functions/domain/inbox/message-mail-ids.ts';
import { exists } from '../change.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';
import { listEntriesOf, waitingEntriesOf } from './message-item.ts';

/** Erases a message with our copies of its mails, its sender's page and its place in every list. */
export async function eraseMessage(table: Table, id: string): Promise<void> {
  const item = await table.get(keys.forwardedMessage(id));
  if (!item) return;
  const message = forwardedMessageSchema.parse(item);
  const { pageToken, conversionId, platform, sessionId } = message;
  await Promise.all([
    ...listMessageMailIds(message).map((mailId) => table.take(keys.mail(mailId))),
    ...(pageToken ? [table.take(keys.messagePage(pageToken))] : []),
    ...[...listEntriesOf(message), ...waitingEntriesOf(message)].map((key) => table.take(key)),
    // The assistant waits for nobody's answer to it.
    ...(sessionId
      ? [
          table.update(keys.handoff(conversionId ?? `brand-${platform}`, sessionId), {
            take: { answering: new Set([id]) },
            when: [exists('pk')],
          }),
        ]
      : []),
  ]);
  // Last, because what fails before is found again by it.
  await table.take(keys.forwardedMessage(id));
}
