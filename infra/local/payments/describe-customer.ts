import { type Fields, findText, findTexts } from './form-fields.ts';
import type { Customer } from './payment-objects.ts';

/** Takes a customer's name, email and custom fields, which stand on later invoices. What is absent stays. */
export function describeCustomer(customer: Customer, fields: Fields): void {
  const settings = fields.invoice_settings;
  const listed = typeof settings === 'object' ? settings.custom_fields : undefined;
  customer.name = findText(fields, 'name') ?? customer.name;
  customer.email = findText(fields, 'email') ?? customer.email;
  if (listed === undefined) return;
  customer.invoice_settings.custom_fields =
    typeof listed === 'string'
      ? []
      : Object.keys(listed).map((place) => {
          const { name = '', value = '' } = findTexts(listed, place);
          return { name, value };
        });
}
