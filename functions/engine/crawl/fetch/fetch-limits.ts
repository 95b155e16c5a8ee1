/** Limits of one request and its response. */
export type FetchLimits = {
  connectMs: number;
  /** From the start of a try until the headers are complete. */
  firstByteMs: number;
  /** One try from start to last byte. */
  totalMs: number;
  /** One URL with its redirects and retries. */
  chainMs: number;
  redirects: number;
  /** Tries per hop; only lost connections, timeouts and server errors are retried. */
  tries: number;
  retryDelayMs: number;
  /** A longer `Retry-After` ends the fetch. */
  longestRetryAfterMs: number;
  headerBytes: number;
  bodyBytes: number;
};

export const fetchLimits: FetchLimits = {
  connectMs: 5_000,
  firstByteMs: 10_000,
  totalMs: 20_000,
  chainMs: 40_000,
  redirects: 10,
  tries: 2,
  retryDelayMs: 500,
  longestRetryAfterMs: 2_000,
  headerBytes: 32 * 1024,
  bodyBytes: 2 * 1024 * 1024,
};
