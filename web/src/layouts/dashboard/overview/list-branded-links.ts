import { brands } from '#shared/brands/index.ts';
import { findCustomOrigin } from '#shared/domain/addresses/addresses.ts';
import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';

type Addresses = { customDomain: string; origin: string; conversionId: string };

/** Addresses of an assistant: the customer's domain first, then its own brand's, the others', and the page's own origin. */
export function listBrandedLinks({ customDomain, origin, conversionId }: Addresses): string[] {
  const path = `/gptsite/${conversionId}`;
  const custom = findCustomOrigin(customDomain);
  const own = brands[brandOfConversion(conversionId)];
  const origins = [
    ...(custom ? [custom] : []),
    ...[own, ...Object.values(brands)].map(({ domain }) => `https://${domain}`),
    origin,
  ];
  return [...new Set(origins)].map((it) => it + path);
}
