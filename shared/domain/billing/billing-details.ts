import * as z from 'zod';
import { versionSchema } from '../version.ts';
import { countryCodes, nameCountry } from './countries.ts';
import { purchaseOrderNumberSchema } from './subscription.ts';

/** Who is billed: what a bookkeeper needs on an invoice. Empty fields fall back to the account's own data. */
export const billingDetailsFields = {
  organisationName: z.string().trim().max(120),
  /** Street, city and state, a line each. */
  addressLines: z
    .array(z.string().trim().max(120))
    .max(4, 'Please use at most four lines')
    .transform((lines) => lines.filter(Boolean)),
  postalCode: z.string().trim().max(12),
  /** ISO 3166-1 alpha-2. */
  country: z
    .string()
    .trim()
    .toUpperCase()
    .refine((code) => code === '' || countryCodes.includes(code), 'Choose a country'),
  taxId: z.string().trim().max(30),
  billingEmail: z.union([z.literal(''), z.email().max(254)], 'Please enter a valid email address'),
  purchaseOrderNumber: purchaseOrderNumberSchema,
};

export const billingDetailsSchema = z.object(billingDetailsFields);
export type BillingDetails = z.infer<typeof billingDetailsSchema>;

/** With the version at which they were read, so that nobody's change is lost. */
export const editedBillingDetailsSchema = z.object({ ...billingDetailsFields, version: versionSchema });
export type EditedBillingDetails = z.infer<typeof editedBillingDetailsSchema>;

export const emptyBillingDetails: BillingDetails = {
  ...{ organisationName: '', addressLines: [], postalCode: '', country: '' },
  ...{ taxId: '', billingEmail: '', purchaseOrderNumber: '' },
};

/** The address as it stands on an invoice; the country only where it is not the seller's. */
export function writeAddress({
  addressLines,
  postalCode,
  country,
}: Pick<BillingDetails, 'addressLines' | 'postalCode' | 'country'>): string {
  const name = country && country !== 'US' ? nameCountry(country) : '';
  const last = [addressLines.at(-1), postalCode].filter(Boolean).join(' ');
  return [...addressLines.slice(0, -1), last, name].filter(Boolean).join('\n');
}
