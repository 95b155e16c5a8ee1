import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ModelFailure } from '#functions/domain/model/model-failure.ts';
import { createCheckerTrial } from '#functions/domain/reading/qualify-checker.ts';
import { isCheckable } from '#functions/engine/reading/check/claim-check.ts';
import { trialClaims } from '#functions/engine/reading/check/trial-claims.ts';
import { createManualTimer } from '#tests/support/model/manual-timer.ts';
import { openGroundingCheck } from './open-grounding-check.ts';

beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  vi.stubEnv('AWS_SESSION_TOKEN', 'token-7');
});
afterEach(() => vi.unstubAllEnvs());

type Sent = { url: string; headers: Headers; body: string };

function openCheck(answer: (sent: Sent) => Response) {
  const sent: Sent[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const one = { url: request.url, headers: request.headers, body: await request.text() };
    sent.push(one);
    return answer(one);
  };
  return { model: openGroundingCheck({ id: 'gr7', version: '2', region: 'eu-central-1' }, fetch), sent };
}

const filter = (type: string, score: number) => ({ type, score, threshold: 0.8, action: 'NONE' });
const reply = (...filters: object[]) =>
  Response.json({ action: 'NONE', outputs: [], assessments: [{ contextualGroundingPolicy: { filters } }] });

async function ask(model: ReturnType<typeof openCheck>['model'], signal = new AbortController().signal) {
  const pieces: string[] = [];
  const request = { purpose: 'check' as const, instructions: '', outputTokens: 8, signal };
  const events = model({ ...request, reading: 'Parking costs $5.', prompt: 'Parking is $5.' });
  for await (const event of events) if (event.kind === 'text') pieces.push(event.text);
  return pieces.join('');
}

describe('Bedrock’s contextual grounding check', () => {
  it('reads sentence and evidence apart, signed, and answers by the grounding score alone', async () => {
    const { model, sent } = openCheck(() => reply(filter('GROUNDING', 0.93), filter('RELEVANCE', 0.02)));
    expect(await ask(model)).toBe('yes');
    const [{ url, headers, body } = expect.fail()] = sent;
    expect(url).toBe('https://bedrock-runtime.eu-central-1.amazonaws.com/guardrail/gr7/version/2/apply');
    expect(headers.get('authorization')).toMatch(/^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/.*\/bedrock\//);
    expect(headers.get('x-amz-security-token')).toBe('token-7');
    expect(JSON.parse(body)).toMatchObject({
      source: 'OUTPUT',
      outputScope: 'FULL',
      content: [
        { text: { text: 'Parking costs $5.', qualifiers: ['grounding_source'] } },
        { text: { qualifiers: ['query'] } },
        { text: { text: 'Parking is $5.', qualifiers: ['guard_content'] } },
      ],
    });
    const low = openCheck(() => reply(filter('GROUNDING', 0.41), filter('RELEVANCE', 0.99)));
    expect(await ask(low.model)).toBe('no');
  });

  it.each<[string, () => Response, string]>([
    ['it has no grounding filter', () => reply(filter('RELEVANCE', 0.9)), 'garbled'],
    ['it answers otherwise', () => Response.json({ message: 'hello' }), 'garbled'],
    ['it sends HTML', () => new Response('<!doctype html>'), 'garbled'],
    ['it is throttled', () => Response.json({ message: 'Slow down' }, { status: 429 }), 'throttled'],
    ['it is down', () => new Response('', { status: 503 }), 'unavailable'],
    ['access is denied', () => Response.json({ message: 'No' }, { status: 403 }), 'refused'],
    [
      'nobody answers',
      () => {
        throw new TypeError('fetch failed');
      },
      'reset',
    ],
  ])('confirms nothing when %s', async (_name, answer, reason) => {
    const failure = await ask(openCheck(answer).model).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ModelFailure);
    expect(failure).toMatchObject({ reason });
  });

  it('must pass the trial, and is asked in its own languages only', async () => {
    const trust = (score: (body: string) => number) =>
      createCheckerTrial({
        ...{
          model: openCheck(({ body }) => reply(filter('GROUNDING', score(body)))).model,
          form: 'grounding',
        },
        ...{ timer: createManualTimer(), report: () => undefined },
      })();
    const truths = trialClaims.filter(({ isTrue }) => isTrue).map(({ sentence }) => sentence);
    expect(await trust((body) => (truths.some((truth) => body.includes(truth)) ? 0.9 : 0.1))).toBe(true);
    expect(await trust(() => 0.99)).toBe(false);
    const [claim = expect.fail()] = trialClaims;
    expect(isCheckable(claim, 'grounding')).toBe(true);
    expect(isCheckable({ ...claim, language: 'de' }, 'grounding')).toBe(false);
  });
});
