import { expect, test } from 'vitest';
import { fakeClient, loseConnection, refuse } from '#tests/support/pages/fake-client.ts';
import { visitorApi } from '#web/lib/api/visitor-api.ts';

const readCaptcha = () => visitorApi.contact.issueCaptcha.call({});

test('a page reads what the reply says, and the test what the page sent', async () => {
  const calls = fakeClient({ demos: { recordView: () => ({ demoId: 'demo' }) } });
  const sent = { platform: 'edgpt' as const, sessionId: 'session' };
  await expect(visitorApi.demos.recordView.call(sent)).resolves.toEqual({ demoId: 'demo' });
  expect(calls.inputsOf('demos.recordView')).toEqual([sent]);
});

test('a page reads an error as the server sends it, and a lost connection as the browser tells it', async () => {
  const calls = fakeClient({ contact: { issueCaptcha: refuse('RATE_LIMITED', { message: 'Too many.' }) } });
  await expect(readCaptcha()).rejects.toMatchObject({ code: 'RATE_LIMITED', message: 'Too many.' });
  calls.now({ contact: { issueCaptcha: loseConnection } });
  await expect(readCaptcha()).rejects.toThrow('Failed to fetch');
});

test.fails('a call without a reply fails the test, even where the page hides its failure', async () => {
  fakeClient({});
  await readCaptcha().catch(() => undefined);
});

test.fails('a reply that the contract does not allow fails the test', async () => {
  fakeClient({ contact: { issueCaptcha: () => ({ captchaId: 'sum', first: 1.5, second: 2 }) } });
  await readCaptcha().catch(() => undefined);
});

test.fails('an error that the route never raises fails the test', async () => {
  fakeClient({ contact: { issueCaptcha: refuse('PAYMENT_FAILED') } });
  await readCaptcha().catch(() => undefined);
});

test.fails('an input that the contract refuses fails the test', async () => {
  fakeClient({ demos: { recordView: () => ({ demoId: 'demo' }) } });
  await visitorApi.demos.recordView.call({ platform: 'edgpt', sessionId: '?' }).catch(() => undefined);
});
