import type { Request } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { AppError } from '#shared/errors.ts';
import { log } from '../runtime/log.ts';
import { isOutage } from './is-outage.ts';

/** How long a caller waits before it retries after an outage. */
const outageSeconds = 3;

/** The one catch: an `AppError` by its code, anything else as INTERNAL with the request id; its cause goes to the log only. */
export function answerError(
  request: Request<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>,
  { route, headers }: { route: string; headers: Record<string, string> },
): APIGatewayProxyStructuredResultV2 {
  const { requestId } = request.event.requestContext;
  const error = toAppError(request.error, { requestId, route });
  const { code, message, issues } = error;
  const retryAfterSeconds = error.retryAfterSeconds ?? (code === 'UNAVAILABLE' && outageSeconds);
  log.info('refused', { code, requestId, route });
  const response = {
    statusCode: error.status,
    headers: { ...headers, ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }) },
    body: JSON.stringify({
      error: { code, message, requestId, ...(issues.length > 0 && { issues }) },
      message,
    }),
  };
  request.response = response;
  return response;
}

function toAppError(cause: unknown, call: { requestId: string; route: string }): AppError {
  if (cause instanceof AppError) return cause;
  log.error('failed', { ...call, error: cause instanceof Error ? cause : new Error(String(cause)) });
  return new AppError(isOutage(cause) ? 'UNAVAILABLE' : 'INTERNAL');
}
