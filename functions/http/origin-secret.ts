/** Header by which the distribution proves to the API that a call came through it. */
export const originSecretHeader = 'x-origin-secret';

/** Environment variable with the names of the accepted secrets: two during a rotation. */
export const originSecretsVariable = 'ORIGIN_SECRETS';

/** Names of the accepted secrets; an empty list rejects every call. */
export const readSecretNames = (): string[] =>
  (process.env[originSecretsVariable] ?? '').split(',').filter(Boolean);
