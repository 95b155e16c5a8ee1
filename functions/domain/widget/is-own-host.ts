import { brands } from '#shared/brands/index.ts';
import type { PanelPorts } from './ports.ts';

/** Whether pages of `host` are ours, where owners try the widget; on one machine each brand has a host below the site's. */
export function isOwnHost({ siteOrigin }: Pick<PanelPorts, 'siteOrigin'>, host: string): boolean {
  const own = Object.values(brands).flatMap(({ id, domain }) => [new URL(siteOrigin(id)).host, domain]);
  return own.some((name) => host === name || host.endsWith(`.${name}`));
}
