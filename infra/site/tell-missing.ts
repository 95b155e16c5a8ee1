/** A response as CloudFront Functions see it. */
export type EdgeResponse = {
  statusCode: number;
  statusDescription?: string;
  headers: Record<string, { value: string } | undefined>;
};

/**
 * Answers 404 for a document that the bucket marks as missing; the bucket itself answers 200. Runs in CloudFront
 * Functions.
 */
export function tellMissing(response: EdgeResponse): EdgeResponse {
  if (response.headers['x-amz-meta-status']) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
    delete response.headers['x-amz-meta-status'];
  }
  return response;
}
