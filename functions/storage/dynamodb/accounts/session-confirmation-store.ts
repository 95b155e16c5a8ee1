import type { Session } from '#functions/domain/identity/session.ts';
import { exists } from '../change.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

/** Stores in a session that its password was confirmed. */
export type SessionConfirmationStore = ReturnType<typeof openSessionConfirmationStore>;

/** Confirmed passwords, each noted in its session. */
export function openSessionConfirmationStore(table: Table) {
  return {
    /** False when the session has ended. */
    async note({ userId, sessionId }: Session, now: Date) {
      const item = await table.update(keys.session(userId, sessionId), {
        set: { confirmedAt: now.toISOString() },
        when: [exists('pk')],
      });
      return item !== undefined;
    },
  };
}
