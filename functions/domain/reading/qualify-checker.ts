import { buildCheckPrompt, type CheckForm, readCheckReply } from '#functions/engine/reading/claim-check.ts';
import { trialClaims } from '#functions/engine/reading/trial-claims.ts';
import type { LanguageModel, ModelReport, Timer, TokenUse } from '../model/ports.ts';
import { addTokens } from './call-model.ts';

/** A model changes behind its name, and a server its model. */
const keptMs = 60 * 60_000;
/** A checker that could not be asked is tried again soon. */
const retryMs = 60_000;
const longestMs = 10_000;
const outputTokens = 8;

type QualifyPorts = {
  model: LanguageModel;
  form: CheckForm;
  timer: Pick<Timer, 'now'>;
  report(report: ModelReport): void;
};

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

async function tryChecker({ model, form, timer, report }: QualifyPorts): Promise<(boolean | undefined)[]> {
  const startedAt = timer.now();
  let tokens: TokenUse = { input: 0, cachedInput: 0, output: 0 };
  const today = new Date(startedAt).toISOString().slice(0, 10);
  const ask = async (claim: (typeof trialClaims)[number]) => {
    const signal = AbortSignal.timeout(longestMs);
    let reply = '';
    try {
      const prompt = buildCheckPrompt(claim, form, today);
      for await (const event of model({ ...prompt, purpose: 'check', outputTokens, signal })) {
        if (event.kind === 'text') reply += event.text;
        else tokens = addTokens(tokens, event.tokens);
      }
      return readCheckReply(reply);
    } catch {
      return undefined;
    }
  };
  const verdicts = await Promise.all(trialClaims.map(ask));
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
