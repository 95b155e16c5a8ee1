import type { SessionConfirmationStore } from '#functions/domain/identity/ports.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

/** Confirmed passwords, each noted in its session. */
export function openSessionConfirmationStore(table: Table): SessionConfirmationStore {
  return {
    async note({ userId, sessionId }, now) {
      const item = await table.update(keys.session(userId, sessionId), {
        UpdateExpression: 'SET confirmedAt = :now',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':now': now.toISOString() },
      });
      return item !== undefined;
    },
  };
}
