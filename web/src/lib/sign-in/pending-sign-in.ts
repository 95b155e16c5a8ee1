let count = 0;
const listeners = new Set<() => void>();

/** Sign-ins that are under way in this page. */
export const pendingSignIn = {
  isPending: () => count > 0,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Announces a sign-in until it ends. */
  async announce(signIn: Promise<unknown>): Promise<void> {
    add(1);
    await signIn.catch(() => undefined);
    add(-1);
  },
};

function add(change: number): void {
  count += change;
  for (const listener of listeners) listener();
}
