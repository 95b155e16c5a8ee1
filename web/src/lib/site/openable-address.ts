/**
 * The http or https address that opens an outside link, otherwise undefined. `siteAddresses` may map its host to a
 * local copy, which keeps path and fragment.
 */
export function findOpenableAddress(
  address: string | null | undefined,
  siteAddresses: Record<string, string>,
): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  const localAddress = siteAddresses[url.host] ?? siteAddresses[url.hostname];
  if (!localAddress || !URL.canParse(localAddress)) return url.href;
  return `${new URL(localAddress).origin}${url.pathname}${url.search}${url.hash}`;
}
