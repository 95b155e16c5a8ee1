import { expect, test } from 'vitest';
import type { LanguageModel } from '#functions/domain/model/ports.ts';
import { createManualTimer } from '#tests/support/model/manual-timer.ts';
import { createSharedState } from '#tests/support/model/model-fixture.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { guardModel } from './guard-model.ts';

const firstPieceMs = 9000;

/** A guarded model that stays silent until released, then says one word. */
function startSlowModel() {
  const timer = createManualTimer();
  const read = Promise.withResolvers<void>();
  const model: LanguageModel = async function* slow() {
    await read.promise;
    yield { kind: 'text', text: 'Yes' };
    await new Promise(() => undefined);
  };
  const breaker = createCircuitBreaker(timer, createSharedState());
  const guarded = guardModel(model, { breaker, timer, random: () => 0, firstPieceMs });
  const events = guarded({
    ...{ purpose: 'answer', instructions: '', prompt: '', outputTokens: 1 },
    signal: new AbortController().signal,
  })[Symbol.asyncIterator]();
  return { events, timer, finishReading: read.resolve };
}

test('a slow model gets its full time until the first piece, and four seconds between pieces', async () => {
  const { events, timer, finishReading } = startSlowModel();
  const first = events.next();
  await expect.poll(timer.waitCount).toBe(1);
  timer.advance(firstPieceMs - 1);
  finishReading();
  expect(await first).toMatchObject({ value: { text: 'Yes' } });
  const second = events.next();
  await expect.poll(timer.waitCount).toBe(2);
  timer.advance(4000);
  await expect(second).rejects.toMatchObject({ reason: 'stalled' });
});

test('a model without output in time is abandoned', async () => {
  const { events, timer } = startSlowModel();
  const first = events.next();
  await expect.poll(timer.waitCount).toBe(1);
  timer.advance(firstPieceMs);
  await expect(first).rejects.toMatchObject({ reason: 'stalled' });
});
