import { parseArgs } from 'node:util';
import { reportDifferences } from '#functions/domain/books/compare-books.ts';
import { createSecretReader } from '#functions/services/model/read-secret.ts';
import { openStripe } from '#functions/services/payments/open-stripe.ts';
import { openBookReader } from '#functions/services/payments/read-provider-books.ts';
import { openSchoolInvoiceStore } from '#functions/storage/dynamodb/school-billing/school-invoice-store.ts';
import { openTable } from '#functions/storage/dynamodb/table.ts';
import { openStores } from '#functions/wiring/open-stores.ts';
import { listBillingAccounts } from './list-billing-accounts.ts';

// Compares the payment provider with our books, and changes neither: docs/operations/payments.md.
const { table, key } = parseArgs({ options: { table: { type: 'string' }, key: { type: 'string' } } }).values;
const { STRIPE_SECRET_KEY: value, STRIPE_API_URL: apiUrl } = process.env;
if (!table || !(key || value)) {
  console.error('Name the table, --table, and the secret that holds the provider’s key, --key.');
  process.exit(1);
}
const callStripe = openStripe({
  readSecretKey: key ? createSecretReader(key) : async () => value ?? '',
  readWebhookSecret: async () => '',
  ...{ apiUrl, addsTax: false },
});
const opened = openTable(table);
const { billing, payments } = openStores(opened);
process.exitCode = await reportDifferences(
  {
    ...{
      billing,
      payments,
      schoolInvoices: openSchoolInvoiceStore(opened, () => new Date()),
      ...openBookReader(callStripe),
    },
    listAccounts: () => listBillingAccounts(table),
  },
  console.log,
);
