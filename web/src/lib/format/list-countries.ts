import { countryCodes, nameCountry } from '#shared/domain/billing/countries.ts';

/** All countries by their English name, as options of a field. */
export function listCountries(): { value: string; label: string }[] {
  return countryCodes
    .map((code) => ({ value: code, label: nameCountry(code) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
}
