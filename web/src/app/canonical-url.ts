import type { FoundPage } from './find-page.ts';

/** The address of record: on the brand's own host, whatever path leads to the page elsewhere. */
export function findCanonicalUrl({ brand, line, parameters }: Omit<FoundPage, 'set'>): string {
  // A path that leaves a parameter out stands before the one that has it, which is the address of record.
  const own = line.routes.findLast(({ sets }) => sets.includes('brand'));
  const path = (own ?? line.routes.at(-1))?.path ?? '/';
  return `https://${brand.domain}${path.replace(/:(\w+)/g, (_, name: string) => parameters[name] ?? '')}`;
}
