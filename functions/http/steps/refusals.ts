/** Who is refused, and until which second since 1970. */
type Refusals = {
  /** The seconds left, or 0. */
  secondsLeft(subject: string, now: number): number;
  remember(subject: string, until: number, now: number): void;
};

const mostRemembered = 1000;
const known = new WeakMap<object, Refusals>();

/**
 * The refusals that this process has made by these counts. Each process keeps its own: a shared list would cost every
 * call a read, and this one saves a write for each call that a flood makes.
 */
export function findRefusals(counts: object): Refusals {
  const refusals = known.get(counts) ?? createRefusals();
  known.set(counts, refusals);
  return refusals;
}

function createRefusals(): Refusals {
  const refusedUntil = new Map<string, number>();
  return {
    secondsLeft: (subject, now) => Math.max(0, (refusedUntil.get(subject) ?? now) - now),
    remember(subject, until, now) {
      for (const [other, end] of refusedUntil)
        if (end <= now || refusedUntil.size >= mostRemembered) refusedUntil.delete(other);
      refusedUntil.set(subject, until);
    },
  };
}
