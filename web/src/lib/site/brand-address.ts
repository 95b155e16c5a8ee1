import type { Brand } from '#shared/brands/brand.ts';
import { findBrandByHost } from '#shared/brands/index.ts';

type PageLocation = Pick<Location, 'hostname' | 'host' | 'protocol'>;

/** The address of a brand's landing page as seen from a host: its domain, its local name, or its path. */
export function findBrandAddress(brand: Brand, { hostname, host, protocol }: PageLocation): string {
  const [path] = brand.paths;
  if (!findBrandByHost(hostname)) return `/${path}`;
  if (!hostname.endsWith('.localhost')) return `https://${brand.domain}/`;
  const port = host.slice(hostname.length);
  return `${protocol}//${path}.localhost${port}/`;
}
