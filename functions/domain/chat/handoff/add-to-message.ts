import { createHash } from 'node:crypto';
import type { Conversation } from '#functions/domain/conversions/conversation.ts';
import { findAddressee } from '#functions/domain/inbox/find-addressee.ts';
import { findInboxPath } from '#functions/domain/inbox/inbox-paths.ts';
import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { readMessagePageToken } from '#shared/domain/inbox/message-page-path.ts';
import { countToday, mailedLimit, sessionLimit } from './forward-message.ts';
import { composeAdditionMail } from './forwarded-mail.ts';
import type { HandoffRecord } from './handoff.ts';
import type { ForwardPorts } from './ports.ts';

/**
 * Adds what a visitor says to their forwarded message and mails it to the contacts; false when the message is
 * answered or gone, or the visitor added too much today.
 */
export async function addToMessage(
  ports: ForwardPorts,
  added: {
    conversation: Conversation;
    brandId: BrandId;
    conversionId: string | undefined;
    record: HandoffRecord;
    text: string;
  },
): Promise<boolean> {
  const { conversation, brandId, conversionId, record, text } = added;
  const { owner, sessionId } = conversation;
  if (!record.statusPath) return false;
  const message = await ports.handoffs.findForwarded(readMessagePageToken(record.statusPath));
  if (!message || message.status === 'responded') return false;
  if (message.userMessage.split('\n').includes(text)) return true;
  if ((await countToday(ports, `addition:${owner}:${sessionId}`)) > sessionLimit) return false;
  const [{ recipients, notifyOnly, readHost }, mailedToday] = await Promise.all([
    findAddressee(ports, { conversionId, brandId }),
    countToday(ports, `tenant:${owner}`),
  ]);
  const key = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const mails = (mailedToday > mailedLimit ? [] : recipients).map((recipient, index) =>
    composeAdditionMail(brands[brandId], recipient, {
      ...{ message, text, notifyOnly, readHost, mailId: `added-${message.id}-${key}-${index}` },
      url: ports.siteOrigin(brandId) + findInboxPath(conversionId),
    }),
  );
  const isAdded = await ports.handoffs.reword(message, `${message.userMessage}\n${text}`, mails, ports.now());
  if (isAdded) for (const { mailId } of mails) await ports.startMail(mailId);
  return isAdded;
}
