import { brands } from '#shared/brands/index.ts';

type Addresses = { customDomain: string; origin: string; conversionId: string };

/** Addresses of an assistant: the customer's domain first, then every brand's, then the page's own origin. */
export function listBrandedLinks({ customDomain, origin, conversionId }: Addresses): string[] {
  const path = `/gptsite/${conversionId}`;
  const own = customDomain.trim().replace(/\/+$/, '');
  const custom = own && (own.startsWith('http') ? own : `https://${own}`);
  const origins = [custom, ...Object.values(brands).map(({ domain }) => `https://${domain}`), origin];
  return [...new Set(origins.filter((it) => it !== ''))].map((it) => it + path);
}
