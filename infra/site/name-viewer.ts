import type { EdgeRequest } from './route-page.ts';

/** Tells the API who asks, and at which host, whatever the request itself says. Runs in CloudFront Functions. */
export function nameViewer(
  names: { address: string; host: string },
  request: EdgeRequest,
  address: string,
): EdgeRequest {
  const host = request.headers.host;
  request.headers[names.address] = { value: address };
  request.headers[names.host] = { value: host ? host.value : '' };
  return request;
}
