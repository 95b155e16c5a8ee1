import { type CheckClaim, isCheckable } from '#functions/engine/reading/check/claim-check.ts';
import { deadlineReached } from '../model/model-failure.ts';
import type { TokenUse } from '../model/ports.ts';
import { askChecker } from './ask-checker.ts';
import type { ReadingPorts, ReadRequest } from './ports.ts';

/** A visitor waits no longer for one sentence; the page's own words are there at once. */
const checkMs = 2500;

/** Asks the checker about each sentence, by one short call; `onTokens` receives what each one used. */
export function createCheckClaim(
  { checker, budget, timer }: Pick<ReadingPorts, 'budget' | 'checker' | 'timer'>,
  request: Pick<ReadRequest, 'tenant' | 'visitor'>,
  now: Date,
  outerSignal?: AbortSignal,
  onTokens?: (tokens: TokenUse) => void,
): CheckClaim {
  const today = now.toISOString().slice(0, 10);
  let isTrusted: Promise<boolean> | undefined;
  let isDistrusted = false;
  return async (claim) => {
    if (!checker || isDistrusted || !isCheckable(claim, checker.form)) return undefined;
    // Runs beside the first check, so that nobody waits for it, and no slow model reads it before the website.
    isTrusted ??= checker.isTrusted().catch(() => false);
    isTrusted.then((trusted) => {
      isDistrusted = !trusted;
    });
    const stop = new AbortController();
    const signal = outerSignal ? AbortSignal.any([outerSignal, stop.signal]) : stop.signal;
    const asked = askChecker({ ...checker, budget, timer }, request, claim, today, signal);
    const untrusted = isTrusted.then((trusted) =>
      trusted ? new Promise<never>(() => undefined) : ('untrusted' as const),
    );
    const end = await Promise.race([
      isTrusted.then(() => asked),
      untrusted,
      timer.wait(checkMs, signal).then(() => 'late' as const),
    ]);
    // Only a late checker has failed.
    stop.abort(end === 'late' ? deadlineReached : undefined);
    if (typeof end === 'string') return undefined;
    onTokens?.(end.tokens);
    return end.verdict;
  };
}
