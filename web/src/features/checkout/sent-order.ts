/** History state that the checkout leaves after an order by invoice. */
export type SentOrder = {
  /** The order's private page; null if the same order was already placed. */
  statusPath: string | null;
  /** When its free trial ends; null if that is over. */
  trialEnd: string | null;
};

/** The order in a window's history state; undefined if this window placed none. */
export function readSentOrder(state: unknown): SentOrder | undefined {
  if (typeof state !== 'object' || state === null || !('statusPath' in state)) return undefined;
  const trialEnd = 'trialEnd' in state && typeof state.trialEnd === 'string' ? state.trialEnd : null;
  return { statusPath: typeof state.statusPath === 'string' ? state.statusPath : null, trialEnd };
}
