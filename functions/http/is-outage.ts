/** Errors by which AWS says "not now": throttling and conflicts, which come as the caller's mistakes, and what never got there. */
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

/** Why no connection came about, or why it broke, in the words of Node.js. */
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

/** Whether a call of AWS failed for a reason that passes: it was throttled, nobody answered, or the service failed inside. */
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
