import { createHash } from 'node:crypto';
import type { Conversation } from '#functions/domain/conversions/conversation.ts';
import { findAddressee } from '#functions/domain/inbox/find-addressee.ts';
import { findInboxPath } from '#functions/domain/inbox/inbox-paths.ts';
import { composeDeliveries } from '#functions/domain/webhooks/compose-deliveries.ts';
import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { readMessagePageToken } from '#shared/domain/inbox/message-page-path.ts';
import { countToday, mailedLimit, sessionLimit } from './forward-message.ts';
import { composeAdditionMail } from './forwarded-mail.ts';
import type { HandoffRecord } from './handoff.ts';
import { describeLead } from './handoff-events.ts';
import type { ForwardPorts } from './ports.ts';
import type { Amendment } from './visit.ts';

/**
 * Adds what a visitor says to their forwarded message and mails it to the contacts, with an event when the lead is another; false when the message is
 * answered or gone, or the visitor added too much today.
 */
export async function amendMessage(
  ports: ForwardPorts,
  given: {
    conversation: Conversation;
    brandId: BrandId;
    conversionId: string | undefined;
    record: HandoffRecord;
    amend: Amendment;
  },
): Promise<boolean> {
  const { conversation, brandId, conversionId, record, amend } = given;
  const { owner, sessionId } = conversation;
  const before = record.statusPath
    ? await ports.handoffs.findForwarded(readMessagePageToken(record.statusPath))
    : undefined;
  if (!before) return false;
  const { userMessage } = before;
  const { line } = amend;
  const isNew = line !== undefined && !userMessage.split('\n').includes(line);
  const name = amend.name ?? before.visitor.name;
  const contact = joinContacts(before.visitor.contact, amend.contact);
  const changed = [
    ...(isNew ? [line] : []),
    ...(name === before.visitor.name ? [] : [name]),
    ...(contact === before.visitor.contact ? [] : [contact]),
  ];
  const text = changed.join(', ');
  // What was sent twice changes nothing, also after an answer.
  if (text === '' && !(line !== undefined && before.status === 'responded')) return true;
  if (before.status === 'responded') return line === undefined;
  if ((await countToday(ports, `addition:${owner}:${sessionId}`)) > sessionLimit) return false;
  const [{ recipients, notifyOnly, readHost }, mailedToday] = await Promise.all([
    findAddressee(ports, { conversionId, brandId }),
    countToday(ports, `tenant:${owner}`),
  ]);
  const message = {
    ...before,
    userMessage: isNew ? `${userMessage}\n${line}` : userMessage,
    visitor: { name, contact },
  };
  const key = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const mails = (mailedToday > mailedLimit ? [] : recipients).map((recipient, index) =>
    composeAdditionMail(brands[brandId], recipient, {
      ...{ message, text, notifyOnly, readHost, mailId: `added-${message.id}-${key}-${index}` },
      url: ports.siteOrigin(brandId) + findInboxPath(conversionId),
    }),
  );
  const isOtherLead = name !== before.visitor.name || contact !== before.visitor.contact;
  const deliveries =
    conversionId && isOtherLead
      ? await composeDeliveries(ports, conversionId, [describeLead(message)], ports.now())
      : [];
  if (!(await ports.handoffs.amend(before, message, { mails, deliveries }, ports.now()))) return false;
  for (const { mailId } of mails) await ports.startMail(mailId);
  for (const delivery of deliveries) await ports.announceDelivery(delivery);
  return true;
}

/** A second address corrects the first; a number beside an address is another way to reach them. */
function joinContacts(before: string, next: string | undefined): string {
  if (next === undefined || before.split(', ').includes(next)) return before;
  const isEmail = (contact: string) => contact.includes('@');
  const others = before.split(', ').filter((contact) => isEmail(contact) !== isEmail(next));
  return [...others, next].join(', ');
}
