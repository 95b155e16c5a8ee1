import { deadlineReached, type FailureReason, ModelFailure } from '#functions/domain/model/model-failure.ts';
import type { LanguageModel, ModelEvent, Timer } from '#functions/domain/model/ports.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';

type Guards = {
  breaker: CircuitBreaker;
  timer: Timer;
  random(): number;
  /** Time limit until the first output, which includes reading. */
  firstPieceMs: number;
};

/** Maximum silence between two pieces; complete sentences before it are kept. */
const silenceMs = 4000;
const attempts = 2;
const shortestPauseMs = 200;
const jitterMs = 400;

const retried: ReadonlySet<FailureReason> = new Set(['throttled', 'unavailable', 'reset']);

/** Guards a model: at most two attempts, a silence timeout, and a circuit breaker. */
export function guardModel(
  model: LanguageModel,
  { breaker, timer, random, firstPieceMs }: Guards,
): LanguageModel {
  return async function* guarded(request) {
    if (!(await breaker.admits())) throw new ModelFailure('resting');
    for (let attempt = 1; ; attempt++) {
      let isStarted = false;
      let isSettled = false;
      try {
        for await (const event of withSilenceTimeout(model, request, timer, firstPieceMs)) {
          isStarted = true;
          yield event;
        }
        isSettled = true;
        return breaker.succeeded();
      } catch (error) {
        isSettled = true;
        const failure = error instanceof ModelFailure ? error : new ModelFailure('garbled', { cause: error });
        const mayRetry = retried.has(failure.reason) && !isStarted && attempt < attempts;
        if (!mayRetry || request.signal.aborted) throw record(breaker, failure, request.signal);
      } finally {
        if (!isSettled) breaker.forgotten();
      }
      await timer.wait(shortestPauseMs + random() * jitterMs, request.signal);
    }
  };
}

/** A disconnected visitor says nothing about the model; a timeout does. */
function record(
  breaker: CircuitBreaker,
  failure: ModelFailure,
  { aborted, reason }: AbortSignal,
): ModelFailure {
  if (failure.reason === 'guardrail') breaker.succeeded();
  else if (aborted && reason !== deadlineReached) breaker.forgotten();
  else breaker.failed();
  return failure;
}

async function* withSilenceTimeout(
  model: LanguageModel,
  request: Parameters<LanguageModel>[0],
  timer: Timer,
  firstPieceMs: number,
): AsyncGenerator<ModelEvent> {
  const stop = new AbortController();
  const signal = AbortSignal.any([request.signal, stop.signal]);
  const cancelled = new Promise<'cancelled'>((resolve) => {
    signal.addEventListener('abort', () => resolve('cancelled'), { once: true });
  });
  const events = model({ ...request, signal })[Symbol.asyncIterator]();
  let patienceMs = firstPieceMs;
  try {
    for (;;) {
      const silence = new AbortController();
      const next = await Promise.race([
        events.next(),
        timer.wait(patienceMs, silence.signal).then(() => 'stalled' as const),
        cancelled,
      ]);
      silence.abort();
      if (typeof next === 'string') throw new ModelFailure(next);
      if (next.done) return;
      patienceMs = silenceMs;
      yield next.value;
    }
  } finally {
    // A stalled stream would never return, so it is only aborted.
    stop.abort();
    events.return?.().catch(() => undefined);
  }
}
