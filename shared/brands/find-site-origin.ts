import type { Brand } from './brand.ts';

/**
 * Where a brand's site is: its own domain, or the one origin of a stage without domains. On this machine each brand has
 * a host too, except the one that `localhost` itself shows.
 */
export function findSiteOrigin({ domain, id, paths }: Brand, publicOrigin: string | undefined): string {
  if (!publicOrigin) return `https://${domain}`;
  const url = new URL(publicOrigin);
  if (url.hostname !== 'localhost' || id === 'edgpt') return publicOrigin;
  return `${url.protocol}//${paths[0]}.localhost${url.port && `:${url.port}`}`;
}
