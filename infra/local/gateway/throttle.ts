/** Requests per second over all callers: the setting of a stage. */
export type RequestLimit = { perSecond: number; burst: number };

/** Counts calls like API Gateway, which fills a bucket of tokens; the result says whether a call is admitted. */
export function createThrottle(
  { perSecond, burst }: RequestLimit,
  now = () => performance.now(),
): () => boolean {
  let tokens = burst;
  let filledAt = now();
  return () => {
    const time = now();
    tokens = Math.min(burst, tokens + ((time - filledAt) / 1000) * perSecond);
    filledAt = time;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}
