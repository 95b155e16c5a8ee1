import { describeCustomer } from './describe-customer.ts';
import { type Fields, findText } from './form-fields.ts';
import type { PaymentCall } from './payment-call.ts';
import type { PaymentEngine } from './payment-engine.ts';
import { found } from './payment-error.ts';
import { replyList, replyTaxes } from './payment-replies.ts';
import { isTaxable, readAddress, readExemption, readTaxId, requireTaxable, taxOf } from './taxes.ts';

/** The calls that tell where and as what a customer is taxed. */
export const taxCalls: Record<string, PaymentCall> = {
  'POST /v1/customers/:id': (engine, { id, fields }) => {
    const customer = found(engine.state.customers[id]);
    const address = readAddress(fields) ?? customer.address;
    if (findText(fields, 'tax', 'validate_location') === 'immediately') requireTaxable(address);
    const tax_exempt =
      findText(fields, 'tax_exempt') === undefined ? customer.tax_exempt : readExemption(fields);
    Object.assign(customer, { address, tax_exempt });
    describeCustomer(customer, fields);
    engine.tell('customer.updated', customer);
    return customer;
  },
  'GET /v1/tax_ids': ({ state }, { fields }) =>
    replyList(
      Object.values(state.taxIds).filter(
        ({ customer }) => customer === findText(fields, 'owner', 'customer'),
      ),
    ),
  'POST /v1/tax_ids': (engine, { fields }) => {
    const id = engine.makeId('txi');
    const { id: customer } = found(engine.state.customers[findText(fields, 'owner', 'customer') ?? '']);
    const taxId = { id, object: 'tax_id' as const, customer, ...found(readTaxId(fields)) };
    engine.state.taxIds[id] = taxId;
    engine.keep();
    return taxId;
  },
  'DELETE /v1/tax_ids/:id': (engine, { id }) => {
    found(engine.state.taxIds[id]);
    delete engine.state.taxIds[id];
    engine.keep();
    return { id, object: 'tax_id', deleted: true };
  },
};

/** The first invoice of a plan, for somebody who is no customer yet. */
export function previewOrder(engine: PaymentEngine, fields: Fields): object {
  const price = found(
    engine.state.prices[findText(fields, 'subscription_details', 'items', '0', 'price') ?? ''],
  );
  const address = readAddress(fields, 'customer_details');
  const isComplete = isTaxable(address);
  const tax = taxOf(price.unit_amount, {
    address,
    tax_exempt: readExemption(fields, 'customer_details'),
    hasTaxId: readTaxId(fields, 'customer_details', 'tax_ids', '0') !== undefined,
  });
  return {
    object: 'invoice',
    automatic_tax: { enabled: true, status: isComplete ? 'complete' : 'requires_location_inputs' },
    ...{ total: price.unit_amount + tax, amount_due: price.unit_amount + tax },
    total_taxes: replyTaxes(tax),
    lines: replyList([{ description: price.product_name, amount: price.unit_amount }]),
  };
}
