/** What the checkout leaves in the window's history when an order by invoice is stored. */
export type SentOrder = {
  /** The private page of the order; null where the same order had been taken before. */
  statusPath: string | null;
};

/** The order of a window's history; undefined where this window has sent none. */
export function readSentOrder(state: unknown): SentOrder | undefined {
  if (typeof state !== 'object' || state === null || !('statusPath' in state)) return undefined;
  return { statusPath: typeof state.statusPath === 'string' ? state.statusPath : null };
}
