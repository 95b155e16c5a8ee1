/** Limits of one request and of what is read from it. */
export type FetchLimits = {
  connectMs: number;
  /** From the start of a try until the headers are complete. */
  firstByteMs: number;
  /** One try from start to the last byte. */
  totalMs: number;
  /** One address with its redirects and retries. */
  chainMs: number;
  redirects: number;
  /** Tries of one hop; only lost connections, time-outs and server errors are tried again. */
  tries: number;
  retryDelayMs: number;
  /** A `Retry-After` up to this long is waited for; a longer one ends the fetch. */
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
