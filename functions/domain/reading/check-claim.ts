import {
  buildCheckPrompt,
  type CheckClaim,
  isCheckable,
  readCheckReply,
} from '#functions/engine/reading/claim-check.ts';
import { deadlineReached } from '../model/model-failure.ts';
import type { TokenUse } from '../model/ports.ts';
import { callModel } from './call-model.ts';
import type { ReadingPorts, ReadRequest } from './ports.ts';

/** A visitor waits no longer for one sentence; the page's own words are there at once. */
const checkMs = 2500;
const expectedOutput = 2;
/** A word, with what some models put before it. */
const longestOutput = 8;
/** The first word decides; a rambling checker fills no memory. */
const heardCharacters = 40;

type CheckPorts = Pick<ReadingPorts, 'budget' | 'checker' | 'timer'>;

/** Asks the checker about each sentence, by one short call; `onTokens` receives what each one used. */
export function createCheckClaim(
  { checker, budget, timer }: CheckPorts,
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
    let reply = '';
    const asked = callModel(
      { model: checker.model, budget, timer },
      request,
      {
        ...buildCheckPrompt(claim, checker.form, today),
        ...{ purpose: 'check', outputTokens: longestOutput, signal },
      },
      expectedOutput,
      (text) => {
        reply = `${reply}${text}`.slice(0, heardCharacters);
      },
    );
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
    return end.ending === 'whole' && !isDistrusted ? readCheckReply(reply) : undefined;
  };
}
