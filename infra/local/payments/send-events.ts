import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const tries = 5;

/** Sends events to the webhook, signed like Stripe's: https://docs.stripe.com/webhooks/signature. */
export function createEventSender(webhookUrl: () => string, webhookSecret: string) {
  let last: Promise<void> = Promise.resolve();
  let isStopped = false;
  const post = async (payload: string) => {
    for (let attempt = 1; attempt <= tries && !isStopped; attempt++) {
      const response = await fetch(webhookUrl(), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': sign(payload, webhookSecret) },
        body: payload,
      }).catch(() => undefined);
      if (response?.ok) return;
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
      last = last.then(() => post(payload));
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
