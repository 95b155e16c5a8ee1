import type { FoundPage } from './find-page.ts';

/** The canonical address: on the brand's own host, whatever the path on other hosts. */
export function findCanonicalUrl({ brand, line, parameters }: Omit<FoundPage, 'set'>): string {
  // A route without the parameter comes before the canonical one with it.
  const own = line.routes.findLast(({ sets }) => sets.includes('brand'));
  const path = (own ?? line.routes.at(-1))?.path ?? '/';
  return `https://${brand.domain}${path.replace(/:(\w+)/g, (_, name: string) => parameters[name] ?? '')}`;
}
