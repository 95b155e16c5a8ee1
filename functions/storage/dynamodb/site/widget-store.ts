import * as z from 'zod';
import type { WidgetVersions } from '#functions/domain/widget/ports.ts';
import { storedWidgetSchema, type Visitor } from '#functions/domain/widget/stored-widget.ts';
import type { WidgetSettings } from '#shared/domain/widget/widget-settings.ts';
import { at, either, exists, hasFewer } from '../change.ts';
import { expectVersions } from '../expect-versions.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

const secretSchema = z.object({ identitySecret: z.string() });
/** How long a visitor may take to return to a conversation. */
const visitorKeptDays = 90;

/** Stores widget settings and identified visitors. */
export type WidgetStore = ReturnType<typeof openWidgetStore>;

/** Widget settings beside their conversions, and identified visitors beside their conversations. */
export function openWidgetStore(table: Table) {
  return {
    find: async (conversionId: string) =>
      storedWidgetSchema.parse((await table.get(keys.widgetSettings(conversionId))) ?? {}),
    /** Replaces what is given; returns everything. Undefined when a setting was saved since its version. */
    async save(conversionId: string, changed: Partial<WidgetSettings>, versions: WidgetVersions) {
      const key = keys.widgetSettings(conversionId);
      if (Object.keys(changed).length === 0) return storedWidgetSchema.parse((await table.get(key)) ?? {});
      const expected = expectVersions(
        (['allowedDomains', 'design'] as const)
          .filter((name) => changed[name] !== undefined)
          .map((name) => ({ attribute: `${name}Version`, version: versions[name] })),
      );
      const item = await table.update(key, { set: changed, ...expected });
      return item && storedWidgetSchema.parse(item);
    },
    /** Stores the secret unless there is one; returns the stored one. */
    async keepSecret(conversionId: string, secret: string) {
      const key = keys.widgetSettings(conversionId);
      const item = await table.update(key, { begin: { identitySecret: secret } });
      return secretSchema.parse(item).identitySecret;
    },
    /** Stores when a host's visitors first and last opened the widget, of at most so many hosts. */
    async saveHost(
      conversionId: string,
      host: string,
      seen: { since: string; lastSeen: string },
      most: number,
    ) {
      const key = keys.widgetSettings(conversionId);
      const path = at('hosts', host);
      const isPlaced = either(exists(path), hasFewer('hosts', most));
      const added = await table.update(key, { set: { [path]: seen }, when: [isPlaced] });
      if (added) return;
      // Two first openings at once keep one host; the next opening adds the other.
      await table.update(key, { begin: { hosts: { [host]: seen } } });
    },
    async replaceSecret(conversionId: string, secret: string) {
      await table.update(keys.widgetSettings(conversionId), { set: { identitySecret: secret } });
    },
    saveVisitor: (conversionId: string, sessionId: string, visitor: Visitor, now: Date) =>
      table.put({
        ...keys.visitor(conversionId, sessionId),
        ...visitor,
        expiresAt: Math.floor(now.getTime() / 1000) + visitorKeptDays * 86_400,
      }),
  };
}
