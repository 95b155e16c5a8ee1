import { countTokens } from '#functions/domain/model/count-tokens.ts';
import type { ModelReport } from '#functions/domain/model/ports.ts';
import { log } from '#functions/runtime/log.ts';

/**
 * Verdicts that leave a visitor without an answer: the website doesn't say, or the question isn't for this
 * assistant.
 */
const declining: ReadonlySet<string> = new Set(['silent', 'other']);

/**
 * One log line per reply, the source of metrics: infra/constructs/monitoring/model-metrics.ts. Booleans are 1
 * or 0, so that an average is a rate.
 */
export function logModelReport({
  tokens,
  refusals,
  checks,
  fallback,
  outcome,
  ...report
}: ModelReport): void {
  const line = {
    ...report,
    outcome,
    inputTokens: tokens.input,
    cachedInputTokens: tokens.cachedInput,
    outputTokens: tokens.output,
    billedTokens: countTokens(tokens),
    dropped: refusals.length,
    // A rambling model has thousands, for few reasons.
    refusals: [...new Set(refusals)],
    confirmed: checks?.confirmed ?? 0,
    // The page's words stand in place of these.
    unconfirmed: checks ? checks.refused + checks.unanswered : 0,
    fallback: Number(fallback),
    declined: Number(declining.has(outcome)),
  };
  if (fallback) log.warn('model', line);
  else log.info('model', line);
}
