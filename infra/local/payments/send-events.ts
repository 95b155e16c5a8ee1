import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const tries = 5;

/** Events that were not taken yet, in order; they outlive the process. */
export type EventQueue = {
  /** Whether what an event tells would outlive the process. */
  isSaved(): boolean;
  list(): readonly string[];
  add(payload: string): void;
  remove(payload: string): void;
};

/**
 * Sends events to the webhook, signed like Stripe's: https://docs.stripe.com/webhooks/signature. Those not taken
 * are sent again with the next `flush`.
 */
export function createEventSender(webhookUrl: () => string, webhookSecret: string, queue: EventQueue) {
  let last: Promise<void> = Promise.resolve();
  let isStopped = false;
  const post = async (payload: string) => {
    for (let attempt = 1; attempt <= tries && !isStopped && queue.isSaved(); attempt++) {
      const response = await fetch(webhookUrl(), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': sign(payload, webhookSecret) },
        body: payload,
      }).catch(() => undefined);
      if (response?.ok) return queue.remove(payload);
      await wait(attempt * 500);
    }
  };
  return {
    /** In order, one at a time. */
    send(type: string, object: object, created: number): void {
      const payload = JSON.stringify({
        id: `evt_${randomBytes(12).toString('hex')}`,
        object: 'event',
        created,
        livemode: false,
        type,
        data: { object },
      });
      queue.add(payload);
      last = last.then(() => post(payload));
    },
    /** Sends what an earlier process, or a webhook that was down, left behind. */
    flush(): Promise<void> {
      last = last.then(async () => {
        for (const payload of [...queue.list()]) await post(payload);
      });
      return last;
    },
    /** Resolves once all events so far were sent. */
    settle: (): Promise<void> => last,
    stop(): Promise<void> {
      isStopped = true;
      return last;
    },
  };
}

export type EventSender = ReturnType<typeof createEventSender>;

function sign(payload: string, secret: string): string {
  const timestamp = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}
