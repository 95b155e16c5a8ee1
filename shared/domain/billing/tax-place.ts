import * as z from 'zod';
import { countryCodes } from './countries.ts';

/** The provider's type of a company's tax number, where it appears on invoices or changes the tax. */
const taxIdTypes: Record<string, readonly string[]> = {
  eu_vat: 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
  ...{ au_abn: ['AU'], br_cnpj: ['BR'], ca_bn: ['CA'], ch_vat: ['CH'], gb_vat: ['GB'], in_gst: ['IN'] },
  ...{ jp_trn: ['JP'], kr_brn: ['KR'], mx_rfc: ['MX'], no_vat: ['NO'], nz_gst: ['NZ'], sg_gst: ['SG'] },
  ...{ us_ein: ['US'], za_vat: ['ZA'] },
};

/** The provider's type of a company's tax number; undefined where none is taken. */
export function findTaxIdType(country: string): string | undefined {
  return Object.entries(taxIdTypes).find(([, countries]) => countries.includes(country))?.[0];
}

/** Postal codes without which the provider finds no tax: https://docs.stripe.com/tax/customer-locations. */
const neededPostalCodes = new Map<string, { pattern: RegExp; message: string }>([
  ['US', { pattern: /^\d{5}(?:-\d{4})?$/, message: 'Enter a ZIP code of 5 digits' }],
  ['CA', { pattern: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/, message: 'Enter a postal code like K1A 0B1' }],
]);

/** Whether a country's tax depends on the postal code. */
export const needsPostalCode = (country: string): boolean => neededPostalCodes.has(country);

/** What is wrong with a postal code where the tax depends on it. */
export function findPostalCodeIssue(country: string, postalCode: string): string | undefined {
  const needed = neededPostalCodes.get(country);
  return needed && !needed.pattern.test(postalCode.toUpperCase()) ? needed.message : undefined;
}

/** Where a customer is taxed, and as what. */
export const taxPlaceSchema = z
  .object({
    country: z.string().trim().toUpperCase(),
    postalCode: z.string().trim().toUpperCase().max(12).default(''),
    /** The company's tax number. */
    taxId: z.string().trim().max(30).default(''),
    /** Number of a school's exemption certificate; with one, no tax is added. */
    exemptionNumber: z.string().trim().max(40).default(''),
  })
  .superRefine(({ country, postalCode, taxId }, { addIssue }) => {
    const refuse = (field: string, message: string) => addIssue({ code: 'custom', path: [field], message });
    if (!countryCodes.includes(country)) refuse('country', 'Choose a country');
    const issue = findPostalCodeIssue(country, postalCode);
    if (issue) refuse('postalCode', issue);
    if (taxId && !findTaxIdType(country))
      refuse('taxId', 'We take no tax numbers of this country. Leave it empty');
  });
export type TaxPlace = z.infer<typeof taxPlaceSchema>;
