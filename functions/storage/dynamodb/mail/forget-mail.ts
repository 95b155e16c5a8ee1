import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

/** Empties our copy of a mail that was sent or given up. */
export async function forgetMail(table: Table, mailId: string): Promise<void> {
  await table.update(keys.mail(mailId), {
    UpdateExpression: 'SET #text = :none, html = :none REMOVE wordless, readHost',
    ConditionExpression: 'attribute_exists(sentAt) OR attribute_exists(failure)',
    ExpressionAttributeNames: { '#text': 'text' },
    ExpressionAttributeValues: { ':none': '' },
  });
}
