import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { cents, formatCents } from '#shared/domain/billing/money.ts';
import { payOnInvoicePage, sendPage, showInvoice, writeCardForm } from './invoice-page.ts';
import type { PaymentEngine } from './payment-engine.ts';
import { found, PaymentError } from './payment-error.ts';
import { advance } from './payment-subscriptions.ts';

const confirmSchema = z.object({ clientSecret: z.string(), number: z.string().max(30) });
const authenticateSchema = z.object({ clientSecret: z.string(), isApproved: z.boolean() });
const clockSchema = z.object({ days: z.number() });
const refundSchema = z.object({ customerId: z.string(), amount: z.int() });
const cardSchema = z.object({ card: z.string() });

type World = { engine: PaymentEngine; settle: () => Promise<void> };

/** Start of their paths. */
export const paymentPages = '/_local/payments/';

/** Requests browsers send to Stripe's own site, and the tests' clock controls. */
export async function answerPaymentPage(
  request: IncomingMessage,
  response: ServerResponse,
  { isSaved, ...world }: World & { isSaved: () => boolean },
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  try {
    const [, , , kind = '', id = ''] = pathname.split('/');
    if (request.method !== 'POST') return show(response, kind, id, world.engine);
    const send = isSaved() ? await take(request, response, kind, id, world) : undefined;
    // What a restart would forget is not confirmed to anybody.
    if (send && isSaved()) return send();
    const advice = '<p role="alert">Nothing can be stored now. Try again in a minute.</p>';
    sendPage(response, 503, 'Try again', advice);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    if (request.headers['content-type']?.startsWith('application/json'))
      return sendJson(response, { status: 'failed', message: error.message });
    const advice = `<p role="alert">${error.message}</p><p><a href="${pathname}">Use another card</a></p>`;
    sendPage(response, error.status === 404 ? 404 : 402, 'The card was declined', advice);
  }
}

async function take(
  request: IncomingMessage,
  response: ServerResponse,
  kind: string,
  id: string,
  { engine, settle }: World,
): Promise<() => void> {
  const body = await text(request);
  const json = (): unknown => JSON.parse(body);
  switch (kind) {
    case 'confirm': {
      const { clientSecret, number } = confirmSchema.parse(json());
      const { status } = engine.confirm(clientSecret, number);
      return () => sendJson(response, { status });
    }
    case 'authenticate': {
      const { clientSecret, isApproved } = authenticateSchema.parse(json());
      const { status } = engine.authenticate(clientSecret, isApproved);
      return () => sendJson(response, { status });
    }
    case 'clock': {
      engine.state.clockAhead += clockSchema.parse(json()).days * 86_400;
      advance(engine);
      engine.keep();
      await settle();
      return () => sendJson(response, { now: engine.now() });
    }
    case 'refund': {
      const { customerId, amount } = refundSchema.parse(json());
      const paid = Object.values(engine.state.intents).find(
        (intent) => intent.customer === customerId && intent.charge,
      );
      engine.refund(found(paid), amount);
      await settle();
      return () => sendJson(response, { status: 'succeeded' });
    }
    case 'invoices': {
      payOnInvoicePage(engine, id, new URLSearchParams(body));
      await settle();
      return () => void response.writeHead(303, { location: request.url ?? '' }).end();
    }
    case 'pages': {
      const page = found(engine.state.pages[id]);
      const { card } = cardSchema.parse(Object.fromEntries(new URLSearchParams(body)));
      if (page.kind === 'portal') engine.enterCard(page.customer, card);
      else engine.payPage(page, card);
      await settle();
      return () => void response.writeHead(303, { location: page.returnUrl }).end();
    }
    default:
      return () => void response.writeHead(404).end();
  }
}

function show(response: ServerResponse, kind: string, id: string, { state }: PaymentEngine): void {
  if (kind === 'pages') {
    const { kind: what, intent } = found(state.pages[id]);
    const amount = state.intents[intent ?? '']?.amount ?? 0;
    const title = what === 'portal' ? 'Change the card' : `Pay ${formatCents(cents(amount))}`;
    sendPage(response, 200, title, writeCardForm(title));
  } else if (kind === 'invoices') showInvoice(response, state, id);
  else response.writeHead(404).end();
}

function sendJson(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
