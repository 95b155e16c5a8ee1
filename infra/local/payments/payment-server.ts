import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { createHttpServer } from '../create-http-server.ts';
import { answerCall } from './answer-call.ts';
import type { PaymentEngine } from './payment-engine.ts';
import { answerPaymentPage, paymentPages } from './payment-pages.ts';

type PaymentServerOptions = {
  /** Of the product, which payment pages lead back to. */
  origin: () => string;
  /** Resolves once all events were sent to the webhook. */
  settle: () => Promise<void>;
};

/** Replaces Stripe: the API calls we use, and the pages that the gateway forwards. */
export function createPaymentServer(engine: PaymentEngine, { origin, settle }: PaymentServerOptions): Server {
  return createHttpServer(async (request, response) => {
    if (request.url?.startsWith(paymentPages))
      return answerPaymentPage(request, response, { engine, settle });
    await answer(engine, origin(), request, response);
  });
}

async function answer(
  engine: PaymentEngine,
  origin: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', url = '/', headers } = request;
  const key = headers['idempotency-key'];
  const idempotencyKey = typeof key === 'string' ? key : undefined;
  const answered = answerCall(engine, origin, { method, url, body: await text(request), idempotencyKey });
  response.writeHead(answered.status, { 'content-type': 'application/json', ...answered.headers });
  response.end(JSON.stringify(answered.body));
}
