import { createHash } from 'node:crypto';
import { expandReply } from './expand-reply.ts';
import { type Fields, readFormFields } from './form-fields.ts';
import { paymentCalls } from './payment-calls.ts';
import type { PaymentEngine } from './payment-engine.ts';
import { PaymentError } from './payment-error.ts';

/** A request as it arrives: `url` is its path with its query. */
export type ApiRequest = { method: string; url: string; body: string; idempotencyKey: string | undefined };
export type PaymentAnswer = { status: number; body: unknown; headers: Record<string, string> };

const keptKeySeconds = 86_400;

/**
 * Answers a call to Stripe's API. Repeating an idempotency key returns the first answer, a refused card included;
 * calls that were refused before any work began are not kept.
 */
export function answerCall(engine: PaymentEngine, origin: string, call: ApiRequest): PaymentAnswer {
  const { pathname, search } = new URL(call.url, 'http://localhost');
  const body = call.method === 'GET' ? search.slice(1) : call.body;
  const key = call.method === 'POST' ? call.idempotencyKey : undefined;
  const request = createHash('sha256').update(`${pathname}\n${body}`).digest('hex');
  forgetOldKeys(engine);
  const known = key === undefined ? undefined : engine.state.answers[key];
  const reuse = 'The key was used for another call';
  if (known && known.request !== request)
    return refuse(new PaymentError(400, 'idempotency_error', 'idempotency_key_in_use', reuse));
  if (known) return { status: known.status, body: known.reply, headers: { 'idempotent-replayed': 'true' } };
  const answer = run(engine, origin, call.method, pathname, readFormFields(body));
  // The client generates its own keys for retries, which end with the call.
  if (key !== undefined && isKept(answer) && !key.startsWith('stripe-node-retry-')) {
    engine.state.answers[key] = { request, status: answer.status, reply: answer.body, at: engine.now() };
    engine.keep();
  }
  return answer;
}

function run(
  engine: PaymentEngine,
  origin: string,
  method: string,
  path: string,
  fields: Fields,
): PaymentAnswer {
  try {
    const { call, id } = findCall(method, path);
    const { expand = {} } = fields;
    const paths = Object.values(expand).filter((one) => typeof one === 'string');
    return { status: 200, body: expandReply(call(engine, { id, fields, origin }), paths), headers: {} };
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    return refuse(error);
  }
}

function refuse({ status, type, code, message, param }: PaymentError): PaymentAnswer {
  return { status, body: { error: { type, code, message, param } }, headers: {} };
}

const isKept = ({ status }: PaymentAnswer) => status === 200 || status === 402 || status >= 500;

function forgetOldKeys(engine: PaymentEngine): void {
  const { answers } = engine.state;
  const oldest = engine.now() - keptKeySeconds;
  for (const [key, { at }] of Object.entries(answers)) if (at < oldest) delete answers[key];
}

function findCall(method: string, path: string) {
  const exact = paymentCalls[`${method} ${path}`];
  if (exact) return { call: exact, id: '' };
  const parts = path.split('/');
  for (const [position, id] of parts.entries()) {
    const call = paymentCalls[`${method} ${parts.with(position, ':id').join('/')}`];
    if (call) return { call, id };
  }
  throw new PaymentError(404, 'invalid_request_error', 'unknown_call', `${method} ${path}`);
}
