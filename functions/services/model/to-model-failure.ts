import * as z from 'zod';
import { type FailureReason, ModelFailure } from '#functions/domain/model/model-failure.ts';

const statusSchema = z.object({ statusCode: z.number() });
const connectionSchema = z.object({ isRetryable: z.literal(true) });
/** What `fetch` throws when a connection ends in the middle of a body. */
const resetPattern = /terminated|socket|ECONNRESET|EPIPE|other side closed|network|fetch failed/i;

/** What went wrong with a call, in our own terms. The library's errors hold the prompt, so they go no further. */
export function toModelFailure(error: unknown, signal: AbortSignal): ModelFailure {
  if (error instanceof ModelFailure) return error;
  return new ModelFailure(signal.aborted ? 'cancelled' : reasonOf(error));
}

function reasonOf(error: unknown): FailureReason {
  const status = statusSchema.safeParse(error).data?.statusCode;
  // A 200 whose body is not the protocol carries its status too.
  if (status !== undefined && status >= 400) return reasonOfStatus(status);
  if (connectionSchema.safeParse(error).success) return 'reset';
  return error instanceof Error && resetPattern.test(`${error.message} ${String(error.cause ?? '')}`)
    ? 'reset'
    : 'garbled';
}

function reasonOfStatus(status: number): FailureReason {
  if (status === 429) return 'throttled';
  // 424 is Bedrock's status of a model that failed in mid-stream.
  return status >= 500 || status === 408 || status === 424 ? 'unavailable' : 'refused';
}
