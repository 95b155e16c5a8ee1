import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { PanelPorts } from './ports.ts';

/** Whether pages of `host` are ours, where owners try the widget. */
export function isOwnHost(
  { siteOrigin }: Pick<PanelPorts, 'siteOrigin'>,
  brandId: BrandId,
  host: string,
): boolean {
  return host === new URL(siteOrigin(brandId)).host || host === brands[brandId].domain;
}
