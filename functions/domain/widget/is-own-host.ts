import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { PanelPorts } from './ports.ts';

/** Whether pages of `host` are ours, where owners try the widget; on one machine each brand has a host below the site's. */
export function isOwnHost(
  { siteOrigin }: Pick<PanelPorts, 'siteOrigin'>,
  brandId: BrandId,
  host: string,
): boolean {
  const own = [new URL(siteOrigin(brandId)).host, brands[brandId].domain];
  return own.some((name) => host === name || host.endsWith(`.${name}`));
}
