import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { generateInvoices } from '#functions/domain/school-billing/generate-invoices.ts';
import { openSchoolBillingWorld } from '#functions/domain/school-billing/school-billing-world-fixture.ts';
import { brands } from '#shared/brands/index.ts';
import { renderInvoice } from './render-invoice.ts';

test('an invoice is a tagged PDF with embedded fonts that states amount, due date, payment method and order', async () => {
  const world = openSchoolBillingWorld('2026-11-25');
  world.order('École Émile', 'growth', '2026-11-02');
  world.order('Millbrook District', 'growth', '2026-11-02');
  world.cover('École Émile', 'Millbrook District');
  await generateInvoices(world.ports, 'edgpt', undefined);
  const invoice = world.invoices().find(({ organisationId }) => organisationId === 'École Émile');
  if (!invoice) throw new Error('No invoice was written');
  const bytes = new Uint8Array(await renderInvoice(invoice, brands.edgpt, world.ports.now()));
  const pdf = await getDocumentProxy(bytes.slice());
  const { text } = await extractText(pdf, { mergePages: true });
  for (const said of [
    'Invoice EDGPT-2026-0000',
    'PO-Millbrook District',
    'School Millbrook District',
    '$950.00',
    '$633.33',
  ])
    expect(text).toContain(said);
  expect(text).toContain('School: School École Émile');
  expect(text).toContain('Due date: December 25, 2026');
  expect(text).toContain('routing number');
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
  for (const role of ['H1', 'H2', 'Table', 'TH', 'TD']) expect(tree).toContain(`"${role}"`);
  const source = Buffer.from(bytes).toString('latin1');
  expect(source).toContain('FontFile2');
  expect(source).not.toContain('Helvetica');
});
