import { describe, expect, it, onTestFinished } from 'vitest';
import type { ModelReport } from '#functions/domain/model/ports.ts';
import { createCheckerTrial } from '#functions/domain/reading/qualify-checker.ts';
import { trialClaims } from '#functions/engine/reading/check/trial-claims.ts';
import {
  type Asked,
  type Script,
  startChatCompletionsServer,
} from '#tests/support/model/chat-completions-server.ts';
import { createManualTimer } from '#tests/support/model/manual-timer.ts';
import { createSharedState } from '#tests/support/model/model-fixture.ts';
import { checkWell } from '#tests/support/model/reading-server.ts';
import {
  answers,
  question,
  quoteWords,
  rightReply,
  rightSentence,
  saying,
  sentence,
  startSiteProcess,
} from '#tests/support/model/school-model.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { guardModel } from './guard-model.ts';
import { openLanguageModel } from './open-language-model.ts';

const say = (word: string): Script => ({ steps: [{ say: word }] });
/** A checker behind a server of its own, with what it reported of its trials. */
async function startChecker(
  script: Script | ((asked: Asked) => Script),
  form: 'instructed' | 'document-and-claim' = 'instructed',
) {
  const server = await startChatCompletionsServer(script);
  onTestFinished(() => server.stop());
  const timer = createManualTimer();
  const model = guardModel(
    openLanguageModel({
      provider: 'openai-compatible',
      baseUrl: server.baseUrl,
      modelId: 'checker',
      readApiKey: undefined,
    }),
    {
      breaker: createCircuitBreaker(timer, createSharedState()),
      timer,
      random: () => 0,
      firstPieceMs: 4000,
    },
  );
  const trials: ModelReport[] = [];
  const isTrusted = createCheckerTrial({ model, form, timer, report: (report) => trials.push(report) });
  return { checker: { model, form, isTrusted }, server, timer, trials };
}

/** The page's words in place of the sentence, with a lead and their place. */
const strict = {
  lead: 'Here is what the website says:',
  text: 'Here is what the website says:\n\n“Kindergarten — Yearly tuition: $4,900; Deposit: $200” (Tuition and fees)',
  outcome: 'answered',
  writtenBy: ['engine'],
};

describe('a sentence that passed the gate', () => {
  it('is shown once its checker confirms it', async () => {
    const { checker, server, trials } = await startChecker(checkWell);
    const { ask, reports } = await startSiteProcess([rightReply], { checker });
    const { answer } = await ask(question);
    expect(answer).toMatchObject({ text: rightSentence, writtenBy: ['model'] });
    expect(reports).toMatchObject([{ checks: { confirmed: 1, refused: 0, unanswered: 0 } }]);
    expect(trials).toMatchObject([{ outcome: 'trusted', kept: trialClaims.length }]);
    const asked = server.asked.map(({ text }) => text).find((text) => text.includes(rightSentence)) ?? '';
    expect(asked).toContain('<quoted>Kindergarten — Yearly tuition: $4,900; Deposit: $200</quoted>');
    expect(asked).toContain('<today>2026-03-01</today>');
    expect(asked).not.toContain(question);
  });

  it('is replaced by the page’s words when its checker refuses it', async () => {
    const { checker } = await startChecker((asked) =>
      asked.text.includes('early') ? say('no') : checkWell(asked),
    );
    const { ask, reports } = await startSiteProcess(
      [saying(`${answers}${sentence('Tuition for Kindergarten is $4,900 and paid early.', quoteWords)}`)],
      { checker },
    );
    expect((await ask(question)).answer).toMatchObject(strict);
    expect(reports).toMatchObject([{ refusals: ['unconfirmed'], checks: { refused: 1 } }]);
  });

  it('is asked about in the only form that a fact-checking model knows, and quoted in other languages', async () => {
    const { checker, server } = await startChecker(checkWell, 'document-and-claim');
    const { ask } = await startSiteProcess(
      [
        rightReply,
        saying(`${answers}${sentence('Das Schulgeld für Kindergarten beträgt $4,900.', quoteWords)}`),
      ],
      { checker },
    );
    expect((await ask(question)).answer.text).toBe(rightSentence);
    expect(server.asked.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(
        /^Document: [^<>]*Kindergarten[^<>]*\nClaim: Tuition for Kindergarten is \$4,900 a year\.$/,
      ),
    );
    const count = server.asked.length;
    expect((await ask('Wie hoch ist das Schulgeld für den Kindergarten?')).answer.writtenBy).toEqual([
      'engine',
    ]);
    expect(server.asked).toHaveLength(count);
  });
});

const longBody = 'x'.repeat(10_000_000);
describe('the page speaks for itself when the checker', () => {
  it.each<[string, Script | ((asked: Asked) => Script)]>([
    ['confirms everything', say('yes')],
    ['refuses everything', say('no')],
    ['rambles', say('The sentence seems to be right: yes')],
    ['sends HTML', { steps: [{ write: '<!doctype html><title>502</title>' }] }],
    ['sends ten megabytes', { steps: [{ say: longBody }] }],
    ['is down', { status: 503 }],
    ['cuts the connection', { steps: ['break'] }],
  ])('%s', async (_name, script) => {
    const { checker, trials } = await startChecker(script);
    const { ask } = await startSiteProcess([rightReply], { checker });
    expect((await ask(question)).answer).toMatchObject(strict);
    expect(trials[0]?.outcome).toMatch(/^(?:distrusted|unanswered)$/);
  });

  it('hangs, after two and a half seconds', async () => {
    const { checker, server } = await startChecker({ steps: ['stall'] });
    const { ask, timer, reports } = await startSiteProcess([rightReply], {
      checker: { ...checker, isTrusted: async () => true },
    });
    const asked = ask(question);
    await expect.poll(() => server.asked.length).toBe(1);
    timer.advance(2500);
    expect((await asked).answer).toMatchObject(strict);
    expect(reports).toMatchObject([{ milliseconds: 2500, checks: { unanswered: 1 } }]);
  });

  it('is not there', async () => {
    const { ask } = await startSiteProcess([rightReply], { checker: undefined });
    expect((await ask(question)).answer).toMatchObject(strict);
  });
});

it('a checker that failed its trial is not asked again', async () => {
  const { checker, server } = await startChecker(say('yes'));
  const { ask } = await startSiteProcess([rightReply], { checker });
  await ask(question);
  const count = server.asked.length;
  expect((await ask(question)).answer).toMatchObject(strict);
  expect(server.asked).toHaveLength(count);
});

it('a sentence that names a source many times is asked about once', async () => {
  const { checker, server } = await startChecker(checkWell);
  const lines = `SAY: ${rightSentence}\n${`FROM: {${quoteWords}}\n`.repeat(30)}`;
  const { ask } = await startSiteProcess([saying(`${answers}${lines}`)], { checker });
  expect((await ask(question)).answer.text).toBe(rightSentence);
  expect(server.asked.filter(({ text }) => text.includes(rightSentence))).toHaveLength(1);
});

it('a checker that has rested passes its trial at once, though its breaker lets one call through', async () => {
  let isDown = true;
  const { checker, timer } = await startChecker((asked) => (isDown ? { status: 403 } : checkWell(asked)));
  expect(await checker.isTrusted()).toBe(false);
  timer.advance(45_000);
  const request = { purpose: 'check' as const, instructions: '', prompt: 'x', outputTokens: 8 };
  const fifth = checker.model({ ...request, signal: new AbortController().signal });
  await expect(fifth[Symbol.asyncIterator]().next()).rejects.toThrow();
  timer.advance(31_000);
  isDown = false;
  expect(await checker.isTrusted()).toBe(true);
});

it('a checker is tried once an hour, and a minute after it could not be asked', async () => {
  const { checker, timer, trials, server } = await startChecker(checkWell);
  await Promise.all([checker.isTrusted(), checker.isTrusted()]);
  timer.advance(59 * 60_000);
  expect(await checker.isTrusted()).toBe(true);
  expect(trials).toHaveLength(1);
  await server.stop();
  timer.advance(2 * 60_000);
  // What was found last holds meanwhile.
  expect(await checker.isTrusted()).toBe(true);
  await expect.poll(() => trials.length).toBe(2);
  timer.advance(61_000);
  await checker.isTrusted();
  await expect
    .poll(() => trials.map(({ outcome }) => outcome))
    .toEqual(['trusted', 'unanswered', 'unanswered']);
});
