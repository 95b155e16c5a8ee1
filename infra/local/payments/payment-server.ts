import { createHash } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { createHttpServer } from '../create-http-server.ts';
import { readFormFields } from './form-fields.ts';
import { paymentCalls } from './payment-calls.ts';
import type { PaymentEngine } from './payment-engine.ts';
import { PaymentError } from './payment-error.ts';
import { answerPaymentPage, paymentPages } from './payment-pages.ts';

type PaymentServerOptions = {
  /** Of the product, which payment pages lead back to. */
  origin: () => string;
  /** Resolves once all events were sent to the webhook. */
  settle: () => Promise<void>;
};

/**
 * Replaces Stripe: the API calls we use, and the pages that the gateway forwards. Repeating an idempotency key returns
 * the first reply.
 */
export function createPaymentServer(engine: PaymentEngine, { origin, settle }: PaymentServerOptions): Server {
  return createHttpServer(async (request, response) => {
    if (request.url?.startsWith(paymentPages))
      return answerPaymentPage(request, response, { engine, settle });
    try {
      send(response, 200, await answer(engine, origin(), request));
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      const { status, type, code, message } = error;
      send(response, status, { error: { type, code, message } });
    }
  });
}

async function answer(engine: PaymentEngine, origin: string, request: IncomingMessage): Promise<unknown> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const body = request.method === 'GET' ? url.search.slice(1) : await text(request);
  const { run, id } = findCall(request.method ?? 'GET', url.pathname);
  const key = request.headers['idempotency-key'];
  const mark = createHash('sha256').update(`${url.pathname}\n${body}`).digest('hex');
  const known = typeof key === 'string' ? engine.state.answers[key] : undefined;
  if (known && known.request !== mark)
    throw new PaymentError(
      400,
      'idempotency_error',
      'idempotency_key_in_use',
      'The key was used for another call',
    );
  if (known) return known.reply;
  const reply = run(engine, { id, fields: readFormFields(body), origin });
  // The client generates its own keys for retries, which end with the call.
  if (typeof key === 'string' && !key.startsWith('stripe-node-retry-')) {
    engine.state.answers[key] = { request: mark, reply };
    engine.keep();
  }
  return reply;
}

function findCall(method: string, path: string) {
  const exact = paymentCalls[`${method} ${path}`];
  if (exact) return { run: exact, id: '' };
  const parts = path.split('/');
  const id = parts.pop() ?? '';
  const run = paymentCalls[`${method} ${parts.join('/')}/:id`];
  if (!run) throw new PaymentError(404, 'invalid_request_error', 'unknown_call', `${method} ${path}`);
  return { run, id };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
