/** What CloudFront Functions get of a response. */
export type EdgeResponse = {
  statusCode: number;
  statusDescription?: string;
  headers: Record<string, { value: string } | undefined>;
};

/** The bucket says 200 for everything that it holds; documents that stand for nothing are marked there. Runs in CloudFront Functions. */
export function tellMissing(response: EdgeResponse): EdgeResponse {
  if (response.headers['x-amz-meta-status']) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
    delete response.headers['x-amz-meta-status'];
  }
  return response;
}
