/** Where a sign-in with a provider failed: before anybody was sent there, or with what came back. */
export type ProviderFailureKind = 'unreachable' | 'wrong-issuer' | 'refused' | 'cancelled';

/** Why a provider could not be used. Its message has neither names nor tokens; `code` is the library's. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  readonly kind: ProviderFailureKind;
  readonly code: string;

  constructor(kind: ProviderFailureKind, code: string) {
    super(`The identity provider failed: ${kind} (${code})`);
    this.kind = kind;
    this.code = code;
  }
}
