import type { Conversation } from '../conversions/conversation.ts';

/** Conversations that customers had in a month, `YYYY-MM` in UTC. */
export type UsageStore = {
  read(organisationId: string, month: string): Promise<number>;
  /**
   * Counts a stored conversation; answers the month's new number, undefined for one that was counted before. A process
   * that dies in between leaves it uncounted: never one too many.
   */
  countOnce(organisationId: string, month: string, conversation: Conversation): Promise<number | undefined>;
};

/** The UTC month of an instant, `YYYY-MM`. */
export function monthOf(instant: Date): string {
  return instant.toISOString().slice(0, 7);
}
