/** AWS error names that mean "not now". Throttling and conflicts have a 4xx status, so the status isn't enough. */
const passingErrors = new Set([
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'TransactionInProgressException',
  'BusyTableError',
  'ServiceUnavailable',
  'InternalServerError',
  'TooManyRequestsException',
  'SlowDown',
  'TimeoutError',
]);

/** Node.js codes of failed or broken connections. */
const brokenConnections = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Whether an AWS call failed for a transient reason: throttling, a broken connection or a 5xx. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (passingErrors.has(error.name)) return true;
  if ('code' in error && brokenConnections.has(String(error.code))) return true;
  return readStatus(error) >= 500;
}

function readStatus(error: Error): number {
  const metadata = '$metadata' in error ? error.$metadata : undefined;
  const isRead = typeof metadata === 'object' && metadata !== null && 'httpStatusCode' in metadata;
  return isRead ? Number(metadata.httpStatusCode) : 0;
}
