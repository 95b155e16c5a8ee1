import * as z from 'zod';
import type { WidgetStore } from '#functions/domain/widget/ports.ts';
import { storedWidgetSchema } from '#functions/domain/widget/stored-widget.ts';
import { expectVersions } from '../expect-versions.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

const secretSchema = z.object({ identitySecret: z.string() });
/** How long a visitor may take to return to a conversation. */
const visitorKeptDays = 90;

/** Widget settings beside their conversions, and identified visitors beside their conversations. */
export function openWidgetStore(table: Table): WidgetStore {
  return {
    find: async (conversionId) =>
      storedWidgetSchema.parse((await table.get(keys.widgetSettings(conversionId))) ?? {}),
    async save(conversionId, change, versions) {
      const key = keys.widgetSettings(conversionId);
      const settings = Object.entries(change);
      if (settings.length === 0) return storedWidgetSchema.parse((await table.get(key)) ?? {});
      const expected = expectVersions(
        (['allowedDomains', 'design'] as const)
          .filter((name) => change[name] !== undefined)
          .map((name) => ({ attribute: `${name}Version`, version: versions[name] })),
      );
      const item = await table.update(key, {
        UpdateExpression: `SET ${settings.map(([name]) => `#${name} = :${name}`).join(', ')} ${expected.add}`,
        ...expected.condition,
        ExpressionAttributeNames: Object.fromEntries(settings.map(([name]) => [`#${name}`, name])),
        ExpressionAttributeValues: {
          ...expected.values,
          ...Object.fromEntries(settings.map(([name, value]) => [`:${name}`, value])),
        },
      });
      return item && storedWidgetSchema.parse(item);
    },
    async keepSecret(conversionId, secret) {
      const item = await table.update(keys.widgetSettings(conversionId), {
        UpdateExpression: 'SET identitySecret = if_not_exists(identitySecret, :secret)',
        ExpressionAttributeValues: { ':secret': secret },
      });
      return secretSchema.parse(item).identitySecret;
    },
    async saveHost(conversionId, host, seen) {
      const key = keys.widgetSettings(conversionId);
      const added = await table.update(key, {
        UpdateExpression: 'SET hosts.#host = :seen',
        ConditionExpression: 'attribute_exists(hosts)',
        ExpressionAttributeNames: { '#host': host },
        ExpressionAttributeValues: { ':seen': seen },
      });
      if (added) return;
      // Two first openings at once keep one host; the next opening adds the other.
      await table.update(key, {
        UpdateExpression: 'SET hosts = if_not_exists(hosts, :hosts)',
        ExpressionAttributeValues: { ':hosts': { [host]: seen } },
      });
    },
    async replaceSecret(conversionId, secret) {
      await table.update(keys.widgetSettings(conversionId), {
        UpdateExpression: 'SET identitySecret = :secret',
        ExpressionAttributeValues: { ':secret': secret },
      });
    },
    saveVisitor: (conversionId, sessionId, visitor, now) =>
      table.put({
        ...keys.visitor(conversionId, sessionId),
        ...visitor,
        expiresAt: Math.floor(now.getTime() / 1000) + visitorKeptDays * 86_400,
      }),
  };
}
