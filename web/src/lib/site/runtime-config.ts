export type RuntimeConfig = {
  /** Local addresses for hosts of crawled sites. */
  siteAddresses: Record<string, string>;
};

/**
 * Parses the configuration in the page, with defaults for missing or invalid text. Without zod, because every page
 * waits for it.
 */
export function parseRuntimeConfig(text: string | null | undefined): RuntimeConfig {
  const { siteAddresses = {} } = toRecord(parseJson(text));
  const addresses = Object.entries(toRecord(siteAddresses));
  if (typeof siteAddresses !== 'object' || !addresses.every(isAddress)) return { siteAddresses: {} };
  return { siteAddresses: Object.fromEntries(addresses.filter(isAddress)) };
}

function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return undefined;
  }
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

const isAddress = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

export const runtimeConfig = parseRuntimeConfig(
  typeof document === 'undefined' ? null : document.getElementById('runtime-config')?.textContent,
);

/** Whether the server of this page also serves the website, as on one machine. */
export const servesSite = (url: string): boolean => new URL(url).host in runtimeConfig.siteAddresses;
