import { describe, expect, it } from 'vitest';
import type { Script } from '#tests/support/model/chat-completions-server.ts';
import {
  answers,
  question,
  quoteWords,
  rightReply,
  rightSentence,
  saying,
  sentence,
  startSiteProcess,
  waitsBefore,
} from '#tests/support/model/school-model.ts';

const halfAnswer = [`${answers}${sentence(rightSentence, quoteWords)}`, 'SAY: The deposit for Kinder'];

describe('a model in trouble', () => {
  it.each<[string, Script | ReturnType<typeof saying>, string]>([
    [
      'with an invalid protocol',
      { steps: [{ write: '<html>Bad gateway</html>\n\n' }, { write: 'data: {not json\n\n' }] },
      'garbled',
    ],
    ['that rejects the key', { status: 401 }, 'refused'],
    ['that disconnects twice before any output', saying('break'), 'reset'],
    ['that is throttled twice', { status: 429 }, 'throttled'],
    ['that fails twice', { status: 503 }, 'unavailable'],
  ])('%s falls back to the engine, and the log says why', async (_name, script, outcome) => {
    const { ask, reports, server } = await startSiteProcess([script]);
    const { isExtractive, pieces } = await ask(question);
    expect({ isExtractive, pieces }).toEqual({ isExtractive: true, pieces: [] });
    expect(reports).toMatchObject([{ outcome }]);
    expect(server.asked).toHaveLength(outcome === 'garbled' || outcome === 'refused' ? 1 : 2);
    expect(JSON.stringify(reports)).not.toMatch(/tuition|kindergarten|4,900/i);
  });

  it.each([429, 500, 503])('with one reply of status %i is retried', async (status) => {
    const { ask, reports } = await startSiteProcess([{ status }, rightReply]);
    expect((await ask(question)).answer.text).toBe(rightSentence);
    expect(reports).toMatchObject([{ outcome: 'answers' }]);
  });

  it('without output is abandoned after four seconds', async () => {
    const { ask, timer, reports, server } = await startSiteProcess([saying('stall')]);
    const asked = ask(question);
    await server.stalled;
    timer.advance(4000);
    expect((await asked).isExtractive).toBe(true);
    expect(reports).toMatchObject([{ outcome: 'stalled', milliseconds: 4000 }]);
  });

  it('that disconnects midway keeps complete sentences and loses the partial one', async () => {
    const { ask, reports } = await startSiteProcess([saying(...halfAnswer, 'break')]);
    expect((await ask(question)).answer.text).toBe(rightSentence);
    expect(reports).toMatchObject([{ outcome: 'answers', kept: 1 }]);
  });

  it('that stalls midway keeps complete sentences and loses the partial one', async () => {
    const { ask, timer, reports } = await startSiteProcess([saying(...halfAnswer, 'stall')]);
    const asked = ask(question);
    // The check of the sentence is a wait too.
    await expect.poll(timer.waitCount).toBe(waitsBefore + halfAnswer.length + 1);
    timer.advance(4000);
    expect((await asked).answer.text).toBe(rightSentence);
    expect(reports).toMatchObject([{ outcome: 'answers', kept: 1, milliseconds: 4000 }]);
  });

  it('that trickles is abandoned in time for the engine’s answer within twelve seconds', async () => {
    const { ask, timer, reports, server } = await startSiteProcess([
      saying(answers, 'stall', 'SAY: Tui', 'stall', 'tion', 'stall'),
    ]);
    const asked = ask(question);
    for (const piece of [1, 2, 3]) {
      await expect.poll(timer.waitCount).toBe(waitsBefore + piece);
      timer.advance(3500);
      server.resume();
    }
    expect((await asked).isExtractive).toBe(true);
    expect(reports).toMatchObject([{ outcome: 'too-slow', milliseconds: 10_500 }]);
  });

  it('is cancelled when the visitor disconnects', async () => {
    const { ask, reports, server } = await startSiteProcess([saying('stall')]);
    const leaving = new AbortController();
    const asked = ask(question, { signal: leaving.signal });
    await server.stalled;
    leaving.abort();
    await asked;
    expect(reports).toMatchObject([{ outcome: 'cancelled' }]);
  });
});
