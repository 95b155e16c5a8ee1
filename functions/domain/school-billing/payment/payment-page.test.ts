import { expect, test } from 'vitest';
import { openInvoiced, pay, superadmin } from '#tests/support/worlds/school-billing-world-fixture.ts';
import { voidInvoice } from '../void-invoice.ts';
import { openPaymentPage } from './payment-page.ts';

const invoiceId = 'EDGPT-2026-00001';
type World = Awaited<ReturnType<typeof openInvoiced>>;

/** The payer's click on Pay, on the invoice as it is now. */
function clickPay({ ports, invoices }: World): Promise<string> {
  const [invoice] = invoices();
  if (!invoice) throw new Error('Nothing was invoiced');
  return openPaymentPage(ports, invoice);
}

/** Lets something happen once, just before the provider answers a call. */
function beforeAnswer(world: World, call: 'open' | 'close', happen: () => Promise<unknown>): void {
  const { paymentLinks } = world.ports;
  const answer = paymentLinks[call];
  Object.assign(paymentLinks, {
    [call]: async (...args: unknown[]) => {
      Object.assign(paymentLinks, { [call]: answer });
      const answered = await Reflect.apply(answer, paymentLinks, args);
      await happen();
      return answered;
    },
  });
}

const ends = {
  'paid by transfer': (world: World) => pay(world, invoiceId),
  void: (world: World) => voidInvoice(world.ports, superadmin, { invoiceId, note: 'Wrong' }),
};

test.for(Object.entries(ends))(
  'a page that opens while its invoice becomes %s takes no money',
  async ([, end]) => {
    const world = await openInvoiced();
    beforeAnswer(world, 'open', () => end(world));
    await expect(clickPay(world)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(world.pages.get('page-1')).toBe('closed');
    expect(world.invoices()[0]?.page).toBeUndefined();
  },
);

test.for(Object.entries(ends))(
  'what makes an invoice %s closes the page that was opened meanwhile',
  async ([, end]) => {
    const world = await openInvoiced();
    await clickPay(world);
    world.pages.set('page-1', 'closed');
    beforeAnswer(world, 'close', () => clickPay(world));
    await end(world);
    expect(world.pages.get('page-2')).toBe('closed');
    expect(world.invoices()[0]?.page).toBeUndefined();
  },
);
