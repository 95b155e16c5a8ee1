import type { EdgeRequest } from './route-page.ts';

/** Tells the API who asks, whatever the request itself says. Runs in CloudFront Functions. */
export function nameViewer(header: string, request: EdgeRequest, address: string): EdgeRequest {
  request.headers[header] = { value: address };
  return request;
}
