/**
 * For all attempts of one call. API functions have at least ten seconds (functions/policy) and need time
 * to reply.
 */
const patienceMilliseconds = 5000;
/** A period in which this process is too busy to receive a reply counts as one slice, however long it is. */
const sliceMilliseconds = 250;

/** An AWS service did not respond in time. */
class SlowServiceError extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * Aborts an AWS call without a response after some seconds; the SDK itself waits as long as the connection is
 * open.
 */
export async function callWithTimeout<Reply>(
  call: (options: { abortSignal: AbortSignal }) => Promise<Reply>,
): Promise<Reply> {
  const controller = new AbortController();
  let slicesLeft = patienceMilliseconds / sliceMilliseconds;
  const timer = setInterval(() => {
    slicesLeft--;
    if (slicesLeft === 0) controller.abort();
  }, sliceMilliseconds);
  try {
    return await call({ abortSignal: controller.signal });
  } catch (error) {
    if (!controller.signal.aborted) throw error;
    throw new SlowServiceError(`No answer within ${patienceMilliseconds / 1000} s`);
  } finally {
    clearInterval(timer);
  }
}
