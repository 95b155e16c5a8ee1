import type { EdgeRequest } from './route-page.ts';

/**
 * Passes the viewer's address and host to the API, overriding the request's own claims. Runs in CloudFront
 * Functions.
 */
export function setViewerHeaders(
  names: { address: string; host: string },
  request: EdgeRequest,
  address: string,
): EdgeRequest {
  const host = request.headers.host;
  request.headers[names.address] = { value: address };
  request.headers[names.host] = { value: host ? host.value : '' };
  return request;
}
