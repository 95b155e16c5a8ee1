const held = new Set<string>();

/**
 * Holds a conversation for this tab as long as it is open. Answers whether no other tab holds it; browsers without locks
 * know nothing of other tabs.
 */
export async function holdConversation(sessionId: string): Promise<boolean> {
  if (held.has(sessionId) || !navigator.locks) return true;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  navigator.locks
    .request(`chat:${sessionId}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      if (!lock) return;
      held.add(sessionId);
      // Until the tab is closed.
      return new Promise(() => undefined);
    })
    .catch(() => resolve(true));
  return promise;
}
