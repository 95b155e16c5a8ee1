import * as z from 'zod';
import type { Exchange } from '#functions/domain/chat/exchange.ts';
import { takeFromEvent } from '#functions/domain/chat/handoff/handoff-events.ts';
import { is } from '../change.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

const deliverySchema = z.object({ pk: z.string(), sk: z.string(), body: z.string() });

/** Takes removed exchanges out of a conversation's events, whether they wait, were delivered or given up. */
export async function forgetInDeliveries(
  table: Table,
  {
    conversationOwner,
    sessionId,
    removed,
  }: { conversationOwner: string; sessionId: string; removed: readonly Exchange[] },
): Promise<void> {
  // Those of removed endpoints too, so not by endpoint.
  const items = await table.query({
    pk: keys.webhookDelivery(conversationOwner, '', '').pk,
    FilterExpression: 'contains(body, :session)',
    ExpressionAttributeValues: { ':session': `"sessionId":${JSON.stringify(sessionId)}` },
    ProjectionExpression: 'pk, sk, body',
    ConsistentRead: true,
  });
  await Promise.all(items.map((item) => rewrite(table, deliverySchema.parse(item), { sessionId, removed })));
}

async function rewrite(
  table: Table,
  { pk, sk, body }: z.infer<typeof deliverySchema>,
  words: { sessionId: string; removed: readonly Exchange[] },
): Promise<void> {
  const after = takeFromEvent(body, words);
  if (after === body) return;
  const isWritten = await table.update({ pk, sk }, { set: { body: after }, when: [is('body', body)] });
  if (isWritten) return;
  // Another removal changed it, or it was erased.
  const now = await table.get({ pk, sk });
  if (now) await rewrite(table, deliverySchema.parse(now), words);
}
