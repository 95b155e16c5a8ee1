/** For all tries of one call: functions of the API run for ten seconds at least (functions/policy.ts), and have to say so. */
const patienceMilliseconds = 5000;
/** Time in which this process was too busy to hear an answer counts as one of these. */
const sliceMilliseconds = 250;

/** A service of AWS took the call and did not answer. */
class SlowServiceError extends Error {
  override readonly name = 'TimeoutError';
}

/** Ends a call of AWS that is not answered in seconds: the SDK itself waits for as long as the connection holds. */
export async function callInTime<Reply>(
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
