import * as z from 'zod';
import { type FailureReason, ModelFailure } from '#functions/domain/model/model-failure.ts';

const statusSchema = z.object({ statusCode: z.number() });
const connectionSchema = z.object({ isRetryable: z.literal(true) });
/** `fetch` errors for connections that end in the middle of a body. */
const resetPattern = /terminated|socket|ECONNRESET|EPIPE|other side closed|network|fetch failed/i;

/** Translates call errors. The library's errors contain the prompt, so they aren't passed on. */
export function toModelFailure(error: unknown, signal: AbortSignal): ModelFailure {
  if (error instanceof ModelFailure) return error;
  return new ModelFailure(signal.aborted ? 'cancelled' : reasonOf(error));
}

function reasonOf(error: unknown): FailureReason {
  const status = statusSchema.safeParse(error).data?.statusCode;
  // A 200 with an unparsable body has a status too.
  if (status !== undefined && status >= 400) return reasonOfStatus(status);
  if (connectionSchema.safeParse(error).success) return 'reset';
  return error instanceof Error && resetPattern.test(`${error.message} ${String(error.cause ?? '')}`)
    ? 'reset'
    : 'garbled';
}

function reasonOfStatus(status: number): FailureReason {
  if (status === 429) return 'throttled';
  // 424 is Bedrock's status for a model that failed midway.
  return status >= 500 || status === 408 || status === 424 ? 'unavailable' : 'refused';
}
