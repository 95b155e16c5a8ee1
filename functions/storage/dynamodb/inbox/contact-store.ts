import type { ContactStore } from '#functions/domain/contact/ports.ts';
import { countOnPlatform } from '../count-on-platform.ts';
import { mailItem } from '../mail/mail-store.ts';
import type { Table } from '../table.ts';
import { writeMessage } from './message-item.ts';

/** Messages to the brands, in the inbox of each. */
export function openContactStore(table: Table): ContactStore {
  return {
    async add(message, mail) {
      const { platform, createdAt, id } = message;
      await table.transact([
        ...writeMessage(table.name, message),
        countOnPlatform(table.name, platform, id, { inquiries: 1 }),
        { Put: { TableName: table.name, Item: mailItem(mail, new Date(createdAt)) } },
      ]);
    },
  };
}
