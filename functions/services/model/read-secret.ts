import { ModelFailure } from '#functions/domain/model/model-failure.ts';

/** Reads a secret by name from AWS Secrets Manager, once; a failed read is retried at the next call. */
export function createSecretReader(secretName: string): () => Promise<string> {
  let secret: Promise<string> | undefined;
  return () => {
    secret ??= readSecret(secretName).catch((error: unknown) => {
      secret = undefined;
      throw new ModelFailure('refused', { cause: error });
    });
    return secret;
  };
}

/** Loads the SDK's client with the first read, because most processes never need it. */
async function readSecret(secretName: string): Promise<string> {
  const { GetSecretValueCommand, SecretsManagerClient } = await import('@aws-sdk/client-secrets-manager');
  const client = new SecretsManagerClient({ maxAttempts: 2 });
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: secretName }));
  if (!SecretString) throw new Error(`The secret ${secretName} is empty`);
  return SecretString;
}
