import { brands } from '#shared/brands/index.ts';
import { findCustomOrigin } from '#shared/domain/addresses/addresses.ts';

type Addresses = { customDomain: string; origin: string; conversionId: string };

/** Addresses of an assistant: the customer's domain first, then every brand's, then the page's own origin. */
export function listBrandedLinks({ customDomain, origin, conversionId }: Addresses): string[] {
  const path = `/gptsite/${conversionId}`;
  const custom = findCustomOrigin(customDomain);
  const origins = [
    ...(custom ? [custom] : []),
    ...Object.values(brands).map(({ domain }) => `https://${domain}`),
    origin,
  ];
  return [...new Set(origins)].map((it) => it + path);
}
