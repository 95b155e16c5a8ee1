import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { close, listen } from '../listen.ts';
import { writeWholeFile } from '../processes/write-whole-file.ts';
import { PaymentEngine } from './payment-engine.ts';
import { paymentStateSchema } from './payment-objects.ts';
import { createPaymentServer } from './payment-server.ts';
import { createEventSender } from './send-events.ts';

const turnMs = 60_000;

export type EmbeddedPayments = {
  engine: PaymentEngine;
  url: string;
  /** Environment variables for the functions. */
  variables: Record<string, string>;
  stop(): Promise<void>;
};

/**
 * Starts the embedded payment provider: it implements Stripe's API, accepts only test cards, and stores its
 * state in a file.
 */
export async function startPayments(stateFile: string, origin: () => string): Promise<EmbeddedPayments> {
  const known: unknown = existsSync(stateFile) ? JSON.parse(readFileSync(stateFile, 'utf8')) : {};
  const state = paymentStateSchema.parse(known);
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  const events = createEventSender(() => `${origin()}/api/billing/webhook`, webhookSecret);
  const engine = new PaymentEngine(state, events, () => writeWholeFile(stateFile, JSON.stringify(state)));
  const server: Server = createPaymentServer(engine, { origin, settle: events.settle });
  const port = await listen(server);
  const timer = setInterval(() => engine.advance(), turnMs).unref();
  const url = `http://127.0.0.1:${port}`;
  return {
    engine,
    url,
    variables: {
      STRIPE_SECRET_KEY: 'sk_test_embedded',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: url,
    },
    async stop() {
      clearInterval(timer);
      await events.stop();
      await close(server);
    },
  };
}
