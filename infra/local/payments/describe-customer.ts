import { type Fields, findText, findTexts } from './form-fields.ts';
import { PaymentError } from './payment-error.ts';
import type { Customer } from './payment-objects.ts';

/** Takes a customer's name, email and custom fields, which stand on later invoices. What is absent stays. */
export function describeCustomer(customer: Customer, fields: Fields): void {
  const settings = fields.invoice_settings;
  const listed = typeof settings === 'object' ? settings.custom_fields : undefined;
  customer.name = findText(fields, 'name') ?? customer.name;
  customer.email = readEmail(fields) ?? customer.email;
  if (listed === undefined) return;
  customer.invoice_settings.custom_fields =
    typeof listed === 'string'
      ? []
      : Object.keys(listed).map((place) => {
          const { name = '', value = '' } = findTexts(listed, place);
          return { name, value };
        });
}

/** An email address of a call. Stripe takes plain letters only: https://docs.stripe.com/error-codes#email-invalid. */
export function readEmail(fields: Fields): string | undefined {
  const email = findText(fields, 'email');
  if (email && !/^[!-~]+@[!-~]+$/.test(email))
    throw new PaymentError(400, 'invalid_request_error', 'email_invalid', 'Invalid email address', 'email');
  return email;
}
