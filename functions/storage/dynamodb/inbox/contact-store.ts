import type { ForwardedMessage } from '#functions/domain/inbox/forwarded-message.ts';
import type { Mail } from '#functions/domain/mail/mail.ts';
import { writeItem } from '../change.ts';
import { countOnPlatform } from '../count-on-platform.ts';
import { mailItem } from '../mail/mail-store.ts';
import type { Table } from '../table.ts';
import { writeMessage } from './message-item.ts';

export type ContactStore = ReturnType<typeof openContactStore>;

/** Messages to brands, in each brand's inbox. */
export function openContactStore(table: Table) {
  return {
    /** Adds the message to the inbox and stores its mail, in one transaction. */
    async add(message: ForwardedMessage, mail: Mail) {
      await table.transact(writeContact(message, mail));
    },
  };
}

/** Writes of a message to a brand: its inbox entry, the counts, and its mail. */
export function writeContact(message: ForwardedMessage, mail: Mail) {
  const { platform, createdAt, id } = message;
  return [
    ...writeMessage(message),
    countOnPlatform(platform, id, { inquiries: 1 }),
    writeItem(mailItem(mail, new Date(createdAt))),
  ];
}
