import type { IdentityPorts } from '#functions/domain/identity/ports.ts';
import type { ApiKeyStore } from '#functions/storage/dynamodb/accounts/api-key-store.ts';
import type { OrganisationStore } from '#functions/storage/dynamodb/accounts/organisation-store.ts';
import type { UserStore } from '#functions/storage/dynamodb/accounts/user-store.ts';

export type ApiKeyPorts = { apiKeys: ApiKeyStore };
export type KeyMakerPorts = IdentityPorts & ApiKeyPorts;
export type KeyCallerPorts = ApiKeyPorts & {
  users: Pick<UserStore, 'find'>;
  organisations: Pick<OrganisationStore, 'find'>;
  now(): Date;
};
