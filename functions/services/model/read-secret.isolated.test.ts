import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, expect, it } from 'vitest';
import { createSecretReader } from './read-secret.ts';

const manager = mockClient(SecretsManagerClient);
afterEach(() => manager.reset());

it('a secret is read once by its name', async () => {
  manager.on(GetSecretValueCommand, { SecretId: 'model-key' }).resolves({ SecretString: 'sk-1' });
  const read = createSecretReader('model-key');
  expect(manager.calls()).toHaveLength(0);
  expect([await read(), await read()]).toEqual(['sk-1', 'sk-1']);
  expect(manager.calls()).toHaveLength(1);
});

it('a failed read counts as a refused call and is retried with the next one', async () => {
  manager.on(GetSecretValueCommand).rejectsOnce(new Error('denied')).resolves({ SecretString: 'sk-1' });
  const read = createSecretReader('model-key');
  await expect(read()).rejects.toMatchObject({ reason: 'refused' });
  expect(await read()).toBe('sk-1');
});
