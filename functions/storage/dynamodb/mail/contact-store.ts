import type { ContactStore } from '#functions/domain/contact/ports.ts';
import { countOnPlatform } from '../count-on-platform.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';
import { mailItem } from './mail-store.ts';

/** Messages to the brands, by brand and instant. */
export function openContactStore(table: Table): ContactStore {
  return {
    async add(message, mail) {
      const { brandId, receivedAt, messageId } = message;
      await table.transact([
        {
          Put: {
            TableName: table.name,
            Item: { ...keys.contactMessage(brandId, receivedAt, messageId), ...message },
          },
        },
        countOnPlatform(table.name, brandId, messageId, { inquiries: 1 }),
        { Put: { TableName: table.name, Item: mailItem(mail, new Date(receivedAt)) } },
      ]);
    },
  };
}
