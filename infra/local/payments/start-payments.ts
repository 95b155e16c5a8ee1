import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import * as z from 'zod';
import { close, listen } from '../listen.ts';
import { PaymentEngine } from './payment-engine.ts';
import { paymentStateSchema } from './payment-objects.ts';
import { createPaymentServer } from './payment-server.ts';
import { advance } from './payment-subscriptions.ts';
import { createEventSender, type EventQueue } from './send-events.ts';
import { openStateFile } from './state-file.ts';

const turnMs = 60_000;
/** The product answers by then, so that what an earlier process left behind arrives at once. */
const firstTurnMs = 3000;

export type EmbeddedPayments = {
  engine: PaymentEngine;
  url: string;
  /** Environment variables for the functions. */
  variables: Record<string, string>;
  stop(): Promise<void>;
};

/**
 * Starts the embedded payment provider: it implements Stripe's API, accepts only test cards, and stores its
 * state in a file. Its calls take as long as `PAYMENT_LATENCY_MS` says.
 */
export async function startPayments(stateFile: string, origin: () => string): Promise<EmbeddedPayments> {
  const latencyMs = z.coerce.number().min(0).max(10_000).default(0).parse(process.env.PAYMENT_LATENCY_MS);
  const known: unknown = existsSync(stateFile) ? JSON.parse(readFileSync(stateFile, 'utf8')) : {};
  const state = paymentStateSchema.parse(known);
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  const { save, isSaved } = openStateFile(stateFile, state);
  const queue: EventQueue = {
    isSaved,
    list: () => state.unsentEvents,
    add: (payload) => void state.unsentEvents.push(payload),
    remove(payload) {
      state.unsentEvents = state.unsentEvents.filter((other) => other !== payload);
      save();
    },
  };
  const events = createEventSender(() => `${origin()}/api/billing/webhook`, webhookSecret, queue);
  const engine = new PaymentEngine(state, events, save);
  const server: Server = createPaymentServer(engine, { origin, latencyMs, settle: events.settle, isSaved });
  const port = await listen(server);
  const turn = () => {
    if (!isSaved()) return;
    advance(engine);
    void events.flush();
  };
  const first = setTimeout(turn, firstTurnMs).unref();
  const timer = setInterval(turn, turnMs).unref();
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
      clearTimeout(first);
      clearInterval(timer);
      await events.stop();
      await close(server);
    },
  };
}
