import { AppError } from '#shared/errors.ts';
import type { CountingPorts } from './ports.ts';
import { hashToken } from './secret-token.ts';

/** A number of attempts per time window. */
export type AttemptLimit = { kind: string; most: number; windowSeconds: number };
/** A number of consecutive attempts without a success. */
export type RowLimit = { kind: string; most: number };
/**
 * A row that refuses for a while when it reaches `most` attempts, then admits `step` more, refuses twice as long, and so
 * on up to `end`. From then on it only ends by `forgetRow`.
 */
export type PausingRowLimit = RowLimit & { step: number; end: number; firstPauseSeconds: number };

/** A row of attempts expires thirty days after its last attempt. */
const rowSeconds = 30 * 86_400;

/** An attempt that was counted before it was checked. */
export type CountedAttempt = {
  /** It is the last attempt that the limit allows. */
  isLast: boolean;
  /** Uncounts this attempt. */
  giveBack(): Promise<void>;
  /** Uncounts all attempts of the subject. */
  forget(): Promise<void>;
};

/** Counts an attempt before it is checked, so that parallel attempts cannot exceed the limit. Throws RATE_LIMITED. */
export async function countAttempt(
  { rateLimits, now }: CountingPorts,
  { kind, most, windowSeconds }: AttemptLimit,
  name: string,
): Promise<CountedAttempt> {
  const nowSeconds = toSeconds(now());
  const windowStart = nowSeconds - (nowSeconds % windowSeconds);
  const subject = nameSubject(kind, name);
  const count = await rateLimits.countCall(subject, windowStart, windowSeconds);
  if (count > most) {
    throw new AppError('RATE_LIMITED', { retryAfterSeconds: windowStart + windowSeconds - nowSeconds });
  }
  return {
    isLast: count === most,
    giveBack: () => rateLimits.giveBack(subject, windowStart),
    forget: () => rateLimits.forget(subject, windowStart),
  };
}

/** Counts an attempt, and tells whether the limit allowed it. */
export async function hasAttemptLeft(
  ports: CountingPorts,
  { kind, most, windowSeconds }: AttemptLimit,
  name: string,
): Promise<boolean> {
  const now = toSeconds(ports.now());
  const windowStart = now - (now % windowSeconds);
  return (await ports.rateLimits.countCall(nameSubject(kind, name), windowStart, windowSeconds)) <= most;
}

/**
 * Counts consecutive attempts, which a success resets. When the limit is reached, returns the seconds it
 * stays refused.
 */
export async function countInRow(
  { rateLimits, now }: CountingPorts,
  { kind, most }: RowLimit,
  name: string,
): Promise<Omit<CountedAttempt, 'giveBack'> | { refusedSeconds: number }> {
  const subject = nameSubject(kind, name);
  const nowSeconds = toSeconds(now());
  const row = await rateLimits.countInRow(subject, { most, keptSeconds: rowSeconds, now: nowSeconds });
  if ('fullUntil' in row) return { refusedSeconds: Math.max(row.fullUntil - nowSeconds, 1) };
  return { isLast: row.count === most, forget: () => rateLimits.forgetRow(subject) };
}

/** The same, for a row with pauses. `isEnded` when no time helps any more. */
export async function countInPausingRow(
  ports: CountingPorts,
  { kind, most, step, end, firstPauseSeconds }: PausingRowLimit,
  name: string,
): Promise<Omit<CountedAttempt, 'giveBack'> | { refusedSeconds: number; isEnded: boolean }> {
  const { rateLimits } = ports;
  const subject = nameSubject(kind, name);
  const now = toSeconds(ports.now());
  const forget = () => rateLimits.forgetRow(subject);
  for (let allowed = most; ; ) {
    const row = await rateLimits.countInRow(subject, { most: allowed, keptSeconds: rowSeconds, now });
    if (!('fullUntil' in row)) return { isLast: row.count === allowed, forget };
    const { count, fullUntil } = row;
    const stage = Math.floor((count - most) / step);
    const isPausing = (count - most) % step === 0;
    const pauseEnd = fullUntil - rowSeconds + firstPauseSeconds * 2 ** stage;
    if (count >= end) return { refusedSeconds: Math.max(fullUntil - now, 1), isEnded: true };
    if (isPausing && now < pauseEnd) return { refusedSeconds: pauseEnd - now, isEnded: false };
    allowed = most + (stage + 1) * step;
  }
}

/** Resets a row. */
export async function forgetRow(
  { rateLimits }: CountingPorts,
  { kind }: RowLimit,
  name: string,
): Promise<void> {
  await rateLimits.forgetRow(nameSubject(kind, name));
}

const nameSubject = (kind: string, name: string): string => `${kind}#${hashToken(normalizeName(name))}`;

/** Every spelling of one address counts as one. */
export const normalizeName = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

const toSeconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);
