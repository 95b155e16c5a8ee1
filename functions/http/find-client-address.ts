import { isIPv6 } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** Header in which the distribution names the viewer. It overwrites what the viewer sends under this name. */
export const viewerAddressHeader = 'x-viewer-address';

/** Header in which the distribution names the host that the viewer called; the API itself has another. */
export const viewerHostHeader = 'x-viewer-host';

/**
 * The network address that a caller is counted for. Behind the distribution the connection is CloudFront's, and `header`
 * names the viewer; it may only be given where nobody can call past the distribution.
 */
export function findClientAddress(
  { headers, requestContext }: Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext'>,
  header: string | undefined,
): string {
  return countedAddress((header && headers[header]) || requestContext.http.sourceIp);
}

/**
 * An IPv4 address as it is; an IPv6 address as its network of 64 bits, which one subscriber has whole (RFC 6177); an
 * IPv4-mapped one (RFC 4291 section 2.5.5.2) as the IPv4 address that it is.
 */
function countedAddress(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const groups = listGroups(plain);
  const [sixth, seventh = 0, eighth = 0] = groups.slice(5);
  if (groups.slice(0, 5).every((group) => group === 0) && sixth === 0xffff)
    return [seventh >> 8, seventh & 255, eighth >> 8, eighth & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of an IPv6 address; the URL parser knows every spelling. */
function listGroups(address: string): number[] {
  const [before = '', after = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const parse = (part: string) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : []);
  const [left, right] = [parse(before), parse(after)];
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right];
}
