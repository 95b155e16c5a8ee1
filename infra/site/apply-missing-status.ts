/** A response in CloudFront Functions. */
export type EdgeResponse = {
  statusCode: number;
  statusDescription?: string;
  headers: Record<string, { value: string } | undefined>;
};

/**
 * Returns 404 for a document marked as missing, for which the bucket returns 200. Runs in CloudFront
 * Functions.
 */
export function applyMissingStatus(response: EdgeResponse): EdgeResponse {
  if (response.headers['x-amz-meta-status']) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
    delete response.headers['x-amz-meta-status'];
  }
  return response;
}
