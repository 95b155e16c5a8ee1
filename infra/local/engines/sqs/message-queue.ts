import { randomUUID } from 'node:crypto';

type Settings = {
  /** How long a received message is kept from others; it comes back unless it was removed. */
  hiddenMs: number;
  /** Receives before `bury` gets the message. */
  maxReceives?: number;
  bury?(body: string): void;
  now?(): number;
};

type Held = { id: string; body: string; receives: number; visibleAt: number };

export type Received = { id: string; body: string; receipt: string };
export type MessageQueue = ReturnType<typeof openMessageQueue>;

/** A queue in memory, which delivers as Amazon SQS does: at least once, and again what nobody removed. */
export function openMessageQueue({
  hiddenMs,
  maxReceives = Number.POSITIVE_INFINITY,
  bury,
  now = Date.now,
}: Settings) {
  /** By their latest receipts. */
  const messages = new Map<string, Held>();
  const bell = openBell();

  function send(body: string, delayMs = 0): string {
    const id = randomUUID();
    messages.set(id, { id, body, receives: 0, visibleAt: now() + delayMs });
    bell.ring();
    return id;
  }

  function take(most: number): Received[] {
    const taken: Received[] = [];
    for (const [known, message] of [...messages]) {
      if (taken.length === most) break;
      if (message.visibleAt > now()) continue;
      messages.delete(known);
      if (message.receives >= maxReceives) {
        bury?.(message.body);
        continue;
      }
      const receipt = randomUUID();
      messages.set(receipt, { ...message, receives: message.receives + 1, visibleAt: now() + hiddenMs });
      taken.push({ id: message.id, body: message.body, receipt });
    }
    return taken;
  }

  /** Waits for a message until the time is over or the signal says that the caller has gone, who then takes none. */
  async function receive(most: number, waitMs: number, signal: AbortSignal): Promise<Received[]> {
    const endsAt = now() + waitMs;
    while (!signal.aborted) {
      const taken = take(most);
      const leftMs = endsAt - now();
      if (taken.length > 0 || leftMs <= 0) return taken;
      await bell.wait(Math.min(leftMs, untilVisible(messages, now())), signal);
    }
    return [];
  }

  return {
    ...{ send, receive },
    remove: (receipt: string) => messages.delete(receipt),
    count: () => countMessages(messages, now()),
  };
}

type Messages = ReadonlyMap<string, Held>;

function untilVisible(messages: Messages, nowMs: number): number {
  const next = Math.min(...[...messages.values()].map(({ visibleAt }) => visibleAt));
  return Math.max(next - nowMs, 1);
}

function countMessages(messages: Messages, nowMs: number): { waiting: number; taken: number } {
  const all = [...messages.values()];
  return {
    waiting: all.filter(({ visibleAt }) => visibleAt <= nowMs).length,
    taken: all.filter(({ receives, visibleAt }) => receives > 0 && visibleAt > nowMs).length,
  };
}

/** Who waits is woken when it rings, when their time is over, or when their signal is aborted. */
function openBell() {
  const waiters = new Set<() => void>();
  return {
    ring() {
      for (const wake of waiters) wake();
    },
    wait(milliseconds: number, signal: AbortSignal): Promise<void> {
      return new Promise((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          waiters.delete(wake);
          signal.removeEventListener('abort', wake);
          resolve();
        };
        const timer = setTimeout(wake, milliseconds);
        waiters.add(wake);
        signal.addEventListener('abort', wake);
      });
    },
  };
}
