import { type WebsiteChanges, websiteChangesSchema } from '#shared/domain/knowledge/website-changes.ts';
import { keys } from '../keys.ts';
import { listItems } from '../list-items.ts';
import type { Table } from '../table.ts';

export type WebsiteChangesStore = ReturnType<typeof openWebsiteChangesStore>;

const keptDays = 365;
const daySeconds = 86_400;

/** What the readings of a website found changed, an item each, for a year. */
export function openWebsiteChangesStore(table: Table) {
  return {
    /** Saving a reading again replaces it. */
    save: (conversionId: string, changes: WebsiteChanges) =>
      table.put({
        ...keys.websiteChanges(conversionId, changes.readAt),
        ...changes,
        expiresAt: Math.floor(Date.parse(changes.readAt) / 1000) + keptDays * daySeconds,
      }),
    /** The newest readings that found something, newest first; those before a reading of the list. */
    async listNewest(conversionId: string, limit: number, before?: string): Promise<WebsiteChanges[]> {
      const { pk, sk } = keys.websiteChanges(conversionId, '');
      const after = before && { ExclusiveStartKey: keys.websiteChanges(conversionId, before) };
      return listItems(table, { pk, prefix: sk, isNewestFirst: true, limit, ...after }, websiteChangesSchema);
    },
  };
}
