import type { Route } from '#shared/contract/route.ts';
import { AppError } from '#shared/errors.ts';
import { log } from '../../runtime/log.ts';
import type { ApiReply } from '../call.ts';
import { replyHeaders } from '../reply-headers.ts';
import type { Step } from './step.ts';

/** Retry-After during an outage. */
const outageSeconds = 3;

/**
 * The only catch: an `AppError` returns its code; anything else returns INTERNAL with the request id, and only the log
 * has the cause.
 */
export function endCall({ path: route, method }: Pick<Route, 'path' | 'method'>): Step {
  return {
    after: ({ event: { requestContext } }) => {
      log.info('answered', { route, requestId: requestContext.requestId });
    },
    onError: async (request) => {
      const { requestId } = request.event.requestContext;
      request.response = await answerError(request.error, { requestId, route, method });
    },
  };
}

type FailedCall = { requestId: string; route: string; method: string };

async function answerError(cause: unknown, { method, ...call }: FailedCall): Promise<ApiReply> {
  const error = await toAppError(cause, call);
  const { code, message, issues, stored } = error;
  const retryAfterSeconds = error.retryAfterSeconds ?? (code === 'UNAVAILABLE' && outageSeconds);
  log.info('refused', { code, ...call });
  return {
    statusCode: error.status,
    headers: {
      ...replyHeaders,
      ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }),
      ...(code === 'METHOD_NOT_ALLOWED' && { allow: method }),
    },
    body: JSON.stringify({
      error: {
        ...{ code, message, requestId: call.requestId, stored },
        ...(issues.length > 0 && { issues }),
      },
      message,
    }),
  };
}

async function toAppError(cause: unknown, call: Omit<FailedCall, 'method'>): Promise<AppError> {
  if (cause instanceof AppError) return cause;
  log.error('failed', { ...call, error: cause instanceof Error ? cause : new Error(String(cause)) });
  const { isOutage } = await import('./is-outage.ts');
  return new AppError(isOutage(cause) ? 'UNAVAILABLE' : 'INTERNAL');
}
