import type { SiteLook, Source } from '#functions/engine/documents/content/content.ts';
import { readLogoAddress } from '#shared/domain/logo.ts';

/**
 * The look shared by most pages of a website; on a tie the first one, which is the home page's. A logo stated
 * in structured data wins over one found among the images.
 */
export function findLook(sources: readonly Source[]): SiteLook {
  const looks = sources.flatMap(({ content }) => content.look ?? []);
  const color = findMostFrequent(looks.flatMap((look) => look.color ?? []));
  const logoUrl = findStatedLogo(sources) ?? findMostFrequent(looks.flatMap((look) => look.logoUrl ?? []));
  return { ...(color && { color }), ...(logoUrl && { logoUrl }) };
}

function findMostFrequent(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce<[string, number] | undefined>(
    (best, entry) => (best && best[1] >= entry[1] ? best : entry),
    undefined,
  )?.[0];
}

/** `logo` of schema.org: a URL, or an ImageObject with one. */
function findStatedLogo(sources: readonly Source[]): string | undefined {
  for (const { content, url } of sources) {
    for (const { logo } of content.structuredData) {
      const address = readAddress(logo);
      const stated = address && readLogoAddress(URL.parse(address, url)?.href ?? '');
      if (stated) return stated;
    }
  }
  return undefined;
}

function readAddress(logo: unknown): string | undefined {
  if (typeof logo === 'string') return logo;
  if (typeof logo !== 'object' || logo === null) return undefined;
  const { url, contentUrl }: { url?: unknown; contentUrl?: unknown } = logo;
  return [url, contentUrl].find((value) => typeof value === 'string');
}
