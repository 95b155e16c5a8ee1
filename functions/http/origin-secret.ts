/** Header in which the distribution tells the API that a call came through it. */
export const originSecretHeader = 'x-origin-secret';

/** Variable with the names of the secrets that are accepted: two while one is being replaced. */
export const originSecretsVariable = 'ORIGIN_SECRETS';

/** Names of the secrets that the environment lists; none admits nobody. */
export function readSecretNames(source: Record<string, string | undefined> = process.env): string[] {
  return (source[originSecretsVariable] ?? '').split(',').filter(Boolean);
}
