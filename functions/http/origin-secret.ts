/** Header by which the distribution proves to the API that a call came through it. */
export const originSecretHeader = 'x-origin-secret';

/** Environment variable with the names of the accepted secrets: two during a rotation. */
export const originSecretsVariable = 'ORIGIN_SECRETS';

/** Names of the accepted secrets; an empty list rejects every call. */
export function readSecretNames(source: Record<string, string | undefined> = process.env): string[] {
  return (source[originSecretsVariable] ?? '').split(',').filter(Boolean);
}
