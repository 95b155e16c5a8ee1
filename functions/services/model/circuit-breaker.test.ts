import { describe, expect, it } from 'vitest';
import type { Script } from '#tests/support/model/chat-completions-server.ts';
import { createSharedState } from '#tests/support/model/model-fixture.ts';
import {
  createSiteProcess,
  question,
  rightReply,
  rightSentence,
  saying,
  startSiteProcess,
  waitsBefore,
} from '#tests/support/model/school-model.ts';

describe('the circuit breaker', () => {
  it('opens after five failures for all processes, lets one probe through and closes after its success', async () => {
    const state = createSharedState();
    const failing = { status: 503 };
    const first = await startSiteProcess([...Array<Script>(10).fill(failing), rightReply], { state });
    for (let call = 0; call < 5; call++) await first.ask(question);
    expect(first.reports.at(-1)?.outcome).toBe('unavailable');
    expect(first.server.asked).toHaveLength(10);
    expect((await first.ask(question)).isExtractive).toBe(true);
    expect(first.reports.at(-1)?.outcome).toBe('resting');

    const second = createSiteProcess(first.server, { state });
    await second.ask(question);
    expect(second.reports).toMatchObject([{ outcome: 'resting' }]);
    expect(first.server.asked).toHaveLength(10);

    first.timer.advance(31_000);
    expect((await first.ask(question)).answer.text).toBe(rightSentence);
    expect(await state.readRestUntil()).toBe(0);
    expect((await first.ask(question)).isExtractive).toBe(false);
  });

  it('closes within ten seconds after staff reset it', async () => {
    const state = createSharedState();
    const { ask, timer, reports } = await startSiteProcess(Array<Script>(20).fill({ status: 503 }), {
      state,
    });
    for (let call = 0; call < 5; call++) await ask(question);
    await state.writeRestUntil(0);
    timer.advance(10_000);
    await ask(question);
    expect(reports.at(-1)?.outcome).toBe('unavailable');
  });

  it('counts calls that took ten seconds, but not those the visitor cancelled', async () => {
    const dribble = saying('Tuition', 'stall', ' for', 'stall', ' Kinder', 'stall');
    const state = createSharedState();
    const process = await startSiteProcess([dribble], { state });
    for (let call = 0; call < 6; call++) {
      const leaving = new AbortController();
      const asked = process.ask(question, { signal: leaving.signal });
      await expect.poll(() => process.server.asked.length).toBe(call + 1);
      leaving.abort();
      await asked;
      expect(process.reports.at(-1)?.outcome).toBe('cancelled');
    }
    expect(await state.readRestUntil()).toBe(0);
    for (let call = 0; call < 5; call++) {
      const before = process.timer.waitCount();
      const asked = process.ask(question);
      await expect.poll(process.timer.waitCount).toBe(before + waitsBefore + 1);
      process.timer.advance(10_000);
      await asked;
    }
    await expect.poll(state.readRestUntil).toBeGreaterThan(0);
  });

  it('opens again when the probe fails', async () => {
    const { ask, timer, reports } = await startSiteProcess([{ status: 500 }]);
    for (let call = 0; call < 5; call++) await ask(question);
    timer.advance(31_000);
    await ask(question);
    await ask(question);
    expect(reports.slice(-2)).toMatchObject([{ outcome: 'unavailable' }, { outcome: 'resting' }]);
  });
});
