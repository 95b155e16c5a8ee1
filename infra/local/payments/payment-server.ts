import type { IncomingMessage, Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { createHttpServer } from '../create-http-server.ts';
import { answerCall, type PaymentAnswer } from './answer-call.ts';
import type { PaymentEngine } from './payment-engine.ts';
import { answerPaymentPage, paymentPages } from './payment-pages.ts';

type PaymentServerOptions = {
  /** Of the product, which payment pages lead back to. */
  origin: () => string;
  /** Resolves once all events were sent to the webhook. */
  settle: () => Promise<void>;
  /** Whether all that was done is stored, after another try. */
  isSaved: () => boolean;
  /** How long each call takes, both ways together: the real provider's take 60 to 450 ms. */
  latencyMs: number;
};

/** Replaces Stripe: the API calls we use, and the pages that the gateway forwards. */
export function createPaymentServer(
  engine: PaymentEngine,
  { origin, settle, isSaved, latencyMs }: PaymentServerOptions,
): Server {
  return createHttpServer(async (request, response) => {
    if (request.url?.startsWith(paymentPages))
      return answerPaymentPage(request, response, { engine, settle, isSaved });
    if (latencyMs > 0) await wait(latencyMs / 2);
    const answered = await answer(engine, isSaved, origin(), request);
    if (latencyMs > 0) await wait(latencyMs / 2);
    response.writeHead(answered.status, { 'content-type': 'application/json', ...answered.headers });
    response.end(JSON.stringify(answered.body));
  });
}

/** A repeated call gets the answer of the first once that is stored. */
const unavailable: PaymentAnswer = {
  status: 503,
  body: {
    error: { type: 'api_error', code: 'not_stored', message: 'The provider cannot store anything now' },
  },
  headers: {},
};

async function answer(
  engine: PaymentEngine,
  isSaved: () => boolean,
  origin: string,
  request: IncomingMessage,
): Promise<PaymentAnswer> {
  const { method = 'GET', url = '/', headers } = request;
  const key = headers['idempotency-key'];
  const idempotencyKey = typeof key === 'string' ? key : undefined;
  const body = await text(request);
  if (!isSaved()) return unavailable;
  const answered = answerCall(engine, origin, { method, url, body, idempotencyKey });
  return isSaved() ? answered : unavailable;
}
