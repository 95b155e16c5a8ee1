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
  // The first trial runs while the answering model reads.
  const isTrusted = checker?.isTrusted().catch(() => false);
  return async (claim) => {
    if (!checker || !isCheckable(claim, checker.form)) return undefined;
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
    const ended = Promise.all([asked, isTrusted]);
    const [end, isHeard] = await Promise.race([ended, timer.wait(checkMs, signal).then(() => [])]);
    stop.abort(end ? undefined : deadlineReached);
    if (end) onTokens?.(end.tokens);
    return isHeard && end?.ending === 'whole' ? readCheckReply(reply) : undefined;
  };
}
