import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { cents, formatCents } from '#shared/domain/money.ts';
import type { PaymentEngine } from './payment-engine.ts';
import { found, PaymentError } from './payment-error.ts';
import { testCards } from './test-cards.ts';

const confirmSchema = z.object({ clientSecret: z.string(), number: z.string().max(30) });
const authenticateSchema = z.object({ clientSecret: z.string(), isApproved: z.boolean() });
const clockSchema = z.object({ days: z.number() });
const refundSchema = z.object({ customerId: z.string(), amount: z.int() });
const cardSchema = z.object({ card: z.string() });

/** Start of their paths. */
export const paymentPages = '/_local/payments/';

/** Requests browsers send to Stripe's own site, and the tests' clock controls. */
export async function answerPaymentPage(
  request: IncomingMessage,
  response: ServerResponse,
  { engine, settle }: { engine: PaymentEngine; settle: () => Promise<void> },
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  try {
    const [, , , kind = '', id = ''] = pathname.split('/');
    if (request.method === 'POST') await take(request, response, kind, id, { engine, settle });
    else show(response, kind, id, engine);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    if (request.headers['content-type']?.startsWith('application/json'))
      return sendJson(response, { status: 'failed', message: error.message });
    sendPage(
      response,
      error.status === 404 ? 404 : 402,
      'The card was declined',
      `<p role="alert">${error.message}</p>`,
    );
  }
}

async function take(
  request: IncomingMessage,
  response: ServerResponse,
  kind: string,
  id: string,
  { engine, settle }: { engine: PaymentEngine; settle: () => Promise<void> },
): Promise<void> {
  const body = await text(request);
  const json = (): unknown => JSON.parse(body);
  switch (kind) {
    case 'confirm': {
      const { clientSecret, number } = confirmSchema.parse(json());
      return sendJson(response, { status: engine.confirm(clientSecret, number).status });
    }
    case 'authenticate': {
      const { clientSecret, isApproved } = authenticateSchema.parse(json());
      return sendJson(response, { status: engine.authenticate(clientSecret, isApproved).status });
    }
    case 'clock': {
      engine.state.clockAhead += clockSchema.parse(json()).days * 86_400;
      engine.advance();
      engine.keep();
      await settle();
      return sendJson(response, { now: engine.now() });
    }
    case 'refund': {
      const { customerId, amount } = refundSchema.parse(json());
      const paid = Object.values(engine.state.intents).find(
        (intent) => intent.customer === customerId && intent.charge,
      );
      engine.refund(found(paid), amount);
      await settle();
      return sendJson(response, { status: 'succeeded' });
    }
    case 'pages': {
      const page = found(engine.state.pages[id]);
      const { card } = cardSchema.parse(Object.fromEntries(new URLSearchParams(body)));
      if (page.kind === 'portal') engine.enterCard(page.customer, card);
      else engine.payPage(page, card);
      await settle();
      return void response.writeHead(303, { location: page.returnUrl }).end();
    }
    default:
      return void response.writeHead(404).end();
  }
}

function show(response: ServerResponse, kind: string, id: string, { state }: PaymentEngine): void {
  if (kind === 'pages') {
    const { kind: what, intent } = found(state.pages[id]);
    const amount = state.intents[intent ?? '']?.amount ?? 0;
    const title = what === 'portal' ? 'Change the card' : `Pay ${formatCents(cents(amount))}`;
    sendPage(response, 200, title, cardForm(title));
    return;
  }
  if (kind === 'invoices') {
    const { number, status, total, lines, customer } = found(state.invoices[id]);
    const { name, invoice_settings: settings } = found(state.customers[customer]);
    const billed = [...[{ name: 'Billed to', value: name }], ...settings.custom_fields].map(
      (field) => `<tr><th scope="row">${escapeText(field.name)}</th><td>${escapeText(field.value)}</td></tr>`,
    );
    const rows = lines.map(
      ({ description, amount }) => `<tr><td>${description}</td><td>${formatCents(cents(amount))}</td></tr>`,
    );
    const sum = `<tr><th scope="row">Total (${status})</th><td>${formatCents(cents(total))}</td></tr>`;
    sendPage(response, 200, `Invoice ${number}`, `<table>${billed.join('')}${rows.join('')}${sum}</table>`);
    return;
  }
  response.writeHead(404).end();
}

function cardForm(label: string): string {
  const options = testCards.map(
    ({ number, name }) => `<option value="${number}">${name} (${number.slice(-4)})</option>`,
  );
  return `<form method="post"><p><label>Test card <select name="card">${options.join('')}</select></label></p><p><button>${label}</button></p></form>`;
}

function sendPage(response: ServerResponse, status: number, title: string, content: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
  response.end(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>body{font:1rem/1.5 sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem}td,th{padding:.25rem 1rem .25rem 0;text-align:left}select,button{font:inherit;padding:.5rem}</style><main><h1>${title}</h1><p>Test mode: no real card is charged.</p>${content}</main></html>`,
  );
}

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function sendJson(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
