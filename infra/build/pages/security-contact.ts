import { securityPath } from '#infra/site/route-page.ts';
import { hubBrand } from '#shared/brands/index.ts';

/** A year at most is recommended by RFC 9116 section 2.5.5. */
const monthsValid = 11;

/** The brand data that a page set is published under. */
type PublishedBrand = { domain: string; contact: { email: string } };

/** security.txt of a brand, or of the hub for the neutral hosts: RFC 9116. */
export function renderSecurityContact(
  { domain, contact }: PublishedBrand = hubBrand,
  now = new Date(),
): string {
  return [
    `Contact: mailto:${contact.email}`,
    `Expires: ${findExpiry(now).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: https://${domain}${securityPath}`,
    '',
  ].join('\n');
}

/** The first day of a month, so that builds of one month are equal. */
function findExpiry(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsValid, 1));
}
