import * as z from 'zod';

/** ISO 3166-1 alpha-2. */
export const countryCodes = (
  'AD AE AF AG AI AL AM AO AR AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF ' +
  'CG CH CI CK CL CM CN CO CR CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FO FR GA GB GD GE GF GG GH ' +
  'GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IS IT JE JM JO JP KE KG KH KI KM KN KR KW KY ' +
  'KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF ' +
  'NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RW SA SB SC SE SG SH SI SJ SK SL ' +
  'SM SN SO SR SS ST SV SX SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS ' +
  'XK YE YT ZA ZM ZW'
).split(' ');

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
export function needsPostalCode(country: string): boolean {
  return neededPostalCodes.has(country);
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
    const needed = neededPostalCodes.get(country);
    if (needed && !needed.pattern.test(postalCode)) refuse('postalCode', needed.message);
    if (taxId && !findTaxIdType(country))
      refuse('taxId', 'We take no tax numbers of this country. Leave it empty');
  });
export type TaxPlace = z.infer<typeof taxPlaceSchema>;
