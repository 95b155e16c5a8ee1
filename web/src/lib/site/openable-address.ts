/**
 * The address at which a link from outside opens: http and https only (undefined otherwise), and at the
 * local copy where `siteAddresses` names one for the host, with path and fragment kept.
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
