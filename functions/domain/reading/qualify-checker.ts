import type { Claim } from '#functions/engine/reading/check/claim-check.ts';
import { trialClaims } from '#functions/engine/reading/check/trial-claims.ts';
import type { ModelBudget, ModelReport, Timer } from '../model/ports.ts';
import { askChecker } from './ask-checker.ts';
import { addTokens } from './call-model.ts';
import type { Checker } from './ports.ts';

/** A model changes behind its name, and a server its model. */
const keptMs = 60 * 60_000;
/** A checker that could not be asked is tried again soon. */
const retryMs = 60_000;
const longestMs = 10_000;
/** A trial is for all assistants, so none of them pays. */
const withoutPayer: ModelBudget = { reserve: async () => true, settle: async () => undefined };

type QualifyPorts = Pick<Checker, 'model' | 'form'> & { timer: Timer; report(report: ModelReport): void };

/**
 * Whether a checker tells truths from falsehoods, by a few claims of known truth: one that says yes to everything is
 * worse than none. Asked once an hour; the first call starts it.
 */
export function createCheckerTrial(ports: QualifyPorts): () => Promise<boolean> {
  let until = Number.NEGATIVE_INFINITY;
  let known: boolean | undefined;
  let trial = Promise.resolve(false);
  const run = async () => {
    const verdicts = await tryChecker(ports);
    if (verdicts.includes(undefined)) until = ports.timer.now() + retryMs;
    else known = verdicts.every((verdict, at) => verdict === trialClaims[at]?.isTrue);
    return known ?? false;
  };
  return async () => {
    const now = ports.timer.now();
    if (now >= until) {
      until = now + keptMs;
      trial = run();
    }
    // What was found last holds while the trial is repeated.
    return known ?? trial;
  };
}

async function tryChecker({ report, ...ports }: QualifyPorts): Promise<(boolean | undefined)[]> {
  const { form, timer } = ports;
  const startedAt = timer.now();
  const today = new Date(startedAt).toISOString().slice(0, 10);
  const ask = (claim: Claim) =>
    askChecker(
      { ...ports, budget: withoutPayer },
      { tenant: '' },
      claim,
      today,
      AbortSignal.timeout(longestMs),
    );
  const first = await Promise.all(trialClaims.map(ask));
  const isReached = first.some(({ verdict }) => verdict !== undefined);
  // A breaker that tries a rested model lets one call through.
  const replies = await Promise.all(
    first.map((reply, at) => {
      const claim = trialClaims[at];
      return claim && isReached && reply.verdict === undefined ? ask(claim) : reply;
    }),
  );
  const verdicts = replies.map(({ verdict }) => verdict);
  const tokens = replies.map((reply) => reply.tokens).reduce(addTokens);
  const right = verdicts.filter((verdict, at) => verdict === trialClaims[at]?.isTrue).length;
  report({
    ...{ purpose: 'check', outcome: outcomeOf(verdicts, right), tokens, kept: right, refusals: [] },
    ...{ milliseconds: timer.now() - startedAt, promptVersion: form, fallback: right < trialClaims.length },
  });
  return verdicts;
}

function outcomeOf(verdicts: readonly (boolean | undefined)[], right: number): string {
  if (verdicts.includes(undefined)) return 'unanswered';
  return right === verdicts.length ? 'trusted' : 'distrusted';
}
