import { timingSafeEqual } from 'node:crypto';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { APIGatewayRequestAuthorizerEventV2, APIGatewaySimpleAuthorizerResult } from 'aws-lambda';
import { originSecretHeader, readSecretNames } from '#functions/http/origin-secret.ts';

let secrets: Promise<Buffer[]> | undefined;

/**
 * Authorizes calls that carry the distribution's secret. Calls that bypass CloudFront have no trustworthy
 * address and no firewall in front. API Gateway caches the result.
 */
export const handler = async ({
  headers,
}: Pick<APIGatewayRequestAuthorizerEventV2, 'headers'>): Promise<APIGatewaySimpleAuthorizerResult> => {
  const presented = Buffer.from(headers?.[originSecretHeader] ?? '');
  secrets ??= readSecrets().catch((error: unknown) => {
    secrets = undefined;
    throw error;
  });
  const isAuthorized = (await secrets).some(
    (secret) => secret.length === presented.length && timingSafeEqual(secret, presented),
  );
  return { isAuthorized };
};

async function readSecrets(): Promise<Buffer[]> {
  const client = new SecretsManagerClient({ maxAttempts: 3 });
  return Promise.all(
    readSecretNames().map(async (SecretId) => {
      const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId }));
      if (!SecretString) throw new Error(`The secret ${SecretId} is empty`);
      return Buffer.from(SecretString);
    }),
  );
}
