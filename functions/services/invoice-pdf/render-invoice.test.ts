import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { generateInvoices } from '#functions/domain/school-billing/generate-invoices.ts';
import { brands } from '#shared/brands/index.ts';
import { openSchoolBillingWorld } from '#tests/support/worlds/school-billing-world-fixture.ts';
import { renderInvoice } from './render-invoice.ts';

test('an invoice is a tagged PDF with embedded fonts that states who is billed, what is due and when, and links to its payment', async () => {
  const world = openSchoolBillingWorld('2026-11-25');
  world.order('École Émile', 'growth', '2026-11-02');
  world.order('Millbrook District', 'growth', '2026-11-02');
  world.cover('École Émile', 'Millbrook District');
  world.details.set('Millbrook District', {
    ...{ organisationId: 'Millbrook District', version: 1, organisationName: 'Millbrook School District' },
    ...{ addressLines: ['9 Mill Road', 'Millbrook, NY'], postalCode: '12545', country: 'US' },
    ...{ taxId: '12-3456789', billingEmail: 'ap@millbrook.example', purchaseOrderNumber: 'PO-900' },
  });
  await generateInvoices(world.ports, 'edgpt', undefined);
  const invoice = world.invoices().find(({ organisationId }) => organisationId === 'École Émile');
  if (!invoice) throw new Error('No invoice was written');
  const bytes = new Uint8Array(
    await renderInvoice(invoice, brands.edgpt, {
      ...{ now: world.ports.now(), billingEmail: 'ap@millbrook.example', takesCards: true },
      pageUrl: 'https://edgpt.ai/invoice#EDGPT-2026-00001/key',
    }),
  );
  const pdf = await getDocumentProxy(bytes.slice());
  const { text } = await extractText(pdf, { mergePages: true });
  for (const said of [
    'Invoice EDGPT-2026-0000',
    ...['Millbrook School District', '9 Mill Road', '12545', 'Tax ID: 12-3456789', 'ap@millbrook.example'],
    ...['PO-900', '$950.00', '$633.33', 'Due by December 25, 2026', '8 of 12 months'],
  ])
    expect(text).toContain(said);
  expect(text).toContain('School: School École Émile');
  expect(text).toContain('Due date: December 25, 2026');
  expect(text).toContain('routing number');
  const page = await pdf.getPage(1);
  const links: unknown = await page.getAnnotations();
  expect(links).toMatchObject([{ url: 'https://edgpt.ai/invoice#EDGPT-2026-00001/key' }]);
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const tree = JSON.stringify(await page.getStructTree());
  for (const role of ['H1', 'H2', 'Table', 'TH', 'TD', 'Link']) expect(tree).toContain(`"${role}"`);
  const source = Buffer.from(bytes).toString('latin1');
  expect(source).toContain('FontFile2');
  expect(source).not.toContain('Helvetica');
});
