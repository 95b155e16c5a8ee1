import { dropInstructions } from './instruction-text.ts';

const longestName = 80;
const addresses = /\S*(?::\/\/|www\.|@)\S*/gi;

/**
 * A typed name as answers say it: one short line without addresses and orders, because whoever signs up types it. A name
 * of nothing else gives way to the website's.
 */
export function cleanOrganisationName(name: string, website: string | null): string {
  const line = name.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ');
  const said = dropInstructions(line).replace(addresses, '').trim();
  const short = said.length > longestName ? said.slice(0, longestName).replace(/\s+\S*$/, '') : said;
  return short || hostOf(website) || '…';
}

function hostOf(website: string | null): string {
  const url = URL.parse(website ?? '');
  return url?.hostname.replace(/^www\./, '') ?? '';
}
