import type { ServerResponse } from 'node:http';
import { type Cents, cents, formatCents } from '#shared/domain/billing/money.ts';
import type { PaymentEngine } from './payment-engine.ts';
import { found } from './payment-error.ts';
import type { Invoice, PaymentState } from './payment-objects.ts';
import { testCards } from './test-cards.ts';

/** The provider's page of one invoice; an open one is paid there. */
export function showInvoice(response: ServerResponse, state: PaymentState, id: string): void {
  const invoice = found(state.invoices[id]);
  const { number, status, total, lines, amount_due: due } = invoice;
  const { name, invoice_settings: settings } = found(state.customers[invoice.customer]);
  const billed = [{ name: 'Billed to', value: name }, ...settings.custom_fields].map(
    (field) => `<tr><th scope="row">${escapeText(field.name)}</th><td>${escapeText(field.value)}</td></tr>`,
  );
  const rows = lines.map(({ description, amount }) => writeRow(description, cents(amount)));
  const sums = [
    writeRow('Total', cents(total), true),
    ...(due === total ? [] : [writeRow('Credit', cents(due - total))]),
    writeRow(`Amount due (${status})`, cents(due), true),
  ];
  const table = `<table>${billed.join('')}${rows.join('')}${sums.join('')}</table>`;
  const payment = status === 'open' ? writePayment(state, invoice) : '';
  sendPage(response, 200, `Invoice ${number}`, table + payment);
}

function writePayment({ intents }: PaymentState, { payment_intent, amount_due: due }: Invoice): string {
  const isAsked = intents[payment_intent ?? '']?.status === 'requires_action';
  const asked = `<form method="post"><p role="alert">Your bank asks you to confirm this payment.</p><p><button name="answer" value="yes">Confirm</button> <button name="answer" value="no">Refuse</button></p></form>`;
  return (isAsked ? asked : '') + writeCardForm(`Pay ${formatCents(cents(due))}`);
}

/** Pays an invoice with a card, or answers the bank. Throws for a declined card. */
export function payOnInvoicePage(engine: PaymentEngine, id: string, form: URLSearchParams): void {
  const invoice = found(engine.state.invoices[id]);
  const { client_secret: secret } = found(engine.state.intents[invoice.payment_intent ?? '']);
  const answer = form.get('answer');
  if (answer) engine.authenticate(secret, answer === 'yes');
  else engine.confirm(secret, form.get('card') ?? '');
}

const escapeText = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function writeRow(label: string, amount: Cents, isSum = false): string {
  const cell = isSum ? `<th scope="row">${label}</th>` : `<td>${label}</td>`;
  return `<tr>${cell}<td>${formatCents(amount)}</td></tr>`;
}

export function writeCardForm(label: string): string {
  const options = testCards.map(
    ({ number, name }) => `<option value="${number}">${name} (${number.slice(-4)})</option>`,
  );
  return `<form method="post"><p><label>Test card <select name="card">${options.join('')}</select></label></p><p><button>${label}</button></p></form>`;
}

export function sendPage(response: ServerResponse, status: number, title: string, content: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
  response.end(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>body{font:1rem/1.5 sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem}td,th{padding:.25rem 1rem .25rem 0;text-align:left}select,button{font:inherit;padding:.5rem}</style><main><h1>${title}</h1><p>Test mode: no real card is charged.</p>${content}</main></html>`,
  );
}
