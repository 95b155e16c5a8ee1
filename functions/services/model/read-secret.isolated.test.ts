import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, expect, it } from 'vitest';
import { createSecretReader } from './read-secret.ts';

const manager = mockClient(SecretsManagerClient);
afterEach(() => manager.reset());

it('reads a secret by its name once', async () => {
  manager.on(GetSecretValueCommand, { SecretId: 'model-key' }).resolves({ SecretString: 'sk-1' });
  const read = createSecretReader('model-key');
  expect(manager.calls()).toHaveLength(0);
  expect([await read(), await read()]).toEqual(['sk-1', 'sk-1']);
  expect(manager.calls()).toHaveLength(1);
});

it('fails as a refused call and tries again with the next', async () => {
  manager.on(GetSecretValueCommand).rejectsOnce(new Error('denied')).resolves({ SecretString: 'sk-1' });
  const read = createSecretReader('model-key');
  await expect(read()).rejects.toMatchObject({ reason: 'refused' });
  expect(await read()).toBe('sk-1');
});
