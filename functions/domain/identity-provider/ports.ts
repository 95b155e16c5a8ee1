import type { RecordLookup } from '#functions/engine/crawl/fetch/look-up-records.ts';
import type { IdentityProviderStore } from '#functions/storage/dynamodb/accounts/identity-provider-store.ts';
import type { MemberStore } from '#functions/storage/dynamodb/accounts/member-store.ts';
import type { IdentityPorts } from '../identity/ports.ts';
import type { Claims, PendingSignIn, StoredProvider } from './provider.ts';

export type ProviderClient = Pick<StoredProvider, 'issuer' | 'clientId' | 'clientSecret'>;

/** Speaks OpenID Connect. Throws `ProviderFailure`. */
export type OidcClient = {
  /** Reads what the provider publishes about itself; returns the issuer as it writes itself. */
  findIssuer(issuer: string): Promise<string>;
  /** The provider's address for this sign-in. */
  begin(provider: ProviderClient, pending: PendingSignIn, email: string | undefined): Promise<string>;
  /** Redeems what came back, and checks all of it against what was sent. */
  finish(provider: ProviderClient, pending: PendingSignIn, query: string): Promise<Claims>;
};

export type DomainPorts = {
  identityProviders: IdentityProviderStore;
  lookUpRecords: RecordLookup;
  now(): Date;
};

export type ProviderPorts = IdentityPorts & DomainPorts & { oidc: OidcClient; members: MemberStore };
