import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test, vi } from 'vitest';
import { originSecretHeader, originSecretsVariable } from '#functions/http/origin-secret.ts';

const manager = mockClient(SecretsManagerClient);
const secretOf = { 'secret-1': 'the old one', 'secret-2': 'the new one' };

beforeEach(() => {
  manager.reset();
  vi.resetModules();
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv(originSecretsVariable, Object.keys(secretOf).join(','));
  for (const [SecretId, SecretString] of Object.entries(secretOf))
    manager.on(GetSecretValueCommand, { SecretId }).resolves({ SecretString });
});

async function knock(headers: Record<string, string | undefined>): Promise<boolean> {
  const { handler } = await import('./admit-distribution.ts');
  return (await handler({ headers })).isAuthorized;
}

test.each([
  ['the secret', { [originSecretHeader]: 'the new one' }, true],
  ['the secret being replaced', { [originSecretHeader]: 'the old one' }, true],
  ['another secret of the same length', { [originSecretHeader]: 'the few one' }, false],
  ['a part of the secret', { [originSecretHeader]: 'the new' }, false],
  ['an empty secret', { [originSecretHeader]: '' }, false],
  ['no secret', {}, false],
])('a call with %s is admitted: %3$s', async (_name, headers, isAdmitted) => {
  expect(await knock(headers)).toBe(isAdmitted);
});

test('no call is admitted when no secret is configured', async () => {
  vi.stubEnv(originSecretsVariable, '');
  expect(await knock({ [originSecretHeader]: '' })).toBe(false);
});

test('an unreadable secret admits no call and is read again', async () => {
  manager.on(GetSecretValueCommand, { SecretId: 'secret-1' }).rejectsOnce(new Error('throttled')).resolves({
    SecretString: 'the old one',
  });
  const { handler } = await import('./admit-distribution.ts');
  const event = { headers: { [originSecretHeader]: 'the old one' } };
  await expect(handler(event)).rejects.toThrow('throttled');
  expect(await handler(event)).toEqual({ isAuthorized: true });
});
