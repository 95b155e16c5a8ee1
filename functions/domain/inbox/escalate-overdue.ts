import { brands } from '#shared/brands/index.ts';
import { workOnEach } from '../system/work-on-each.ts';
import { findAddressee } from './find-addressee.ts';
import { composeOverdueMail } from './inbox-mails.ts';
import { findInboxPath, staffInboxPath } from './inbox-paths.ts';
import type { EscalationPorts } from './ports.ts';

const batchSize = 50;

/** Notifies the organisation and its brand, once, of each overdue message. Returns how many. */
export async function escalateOverdue(ports: EscalationPorts): Promise<number> {
  const { inbox, now, reportItem } = ports;
  const ids = await inbox.findOverdueIds(now(), batchSize);
  return workOnEach(ids, { idOf: (id) => id, reportItem, work: (id) => escalate(ports, id) });
}

async function escalate(ports: EscalationPorts, id: string): Promise<void> {
  const message = await ports.inbox.find(id);
  if (!message) return;
  const { conversionId, platform } = message;
  const { name, contact } = brands[platform];
  const { recipients, readHost } = await findAddressee(ports, { conversionId, brandId: platform });
  const origin = ports.siteOrigin(platform);
  const ownersInbox = origin + findInboxPath(conversionId);
  const contacts = new Map(
    [
      ...recipients.map((person) => ({ ...person, inboxUrl: ownersInbox })),
      { name, email: contact.email, inboxUrl: origin + staffInboxPath },
    ].map((person) => [person.email.toLowerCase(), person]),
  );
  const mails = [...contacts.values()].map((person, index) =>
    composeOverdueMail(message, { ...person, readHost }, index),
  );
  const escalated = { ...message, escalatedTo: mails.map(({ to }) => to) };
  if (!(await ports.inbox.escalate(escalated, mails, ports.now()))) return;
  for (const { mailId } of mails) await ports.startMail(mailId);
}
