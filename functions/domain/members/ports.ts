import type { MemberStore } from '#functions/storage/dynamodb/accounts/member-store.ts';
import type { MembershipStore } from '#functions/storage/dynamodb/accounts/membership-store.ts';
import type { OrganisationStore } from '#functions/storage/dynamodb/accounts/organisation-store.ts';
import type { ConversionStore } from '#functions/storage/dynamodb/conversions/conversion-store.ts';
import type { IdentityPorts } from '../identity/ports.ts';

export type MemberPorts = IdentityPorts & {
  organisations: Pick<OrganisationStore, 'find' | 'saveSecondFactorRule'>;
  members: MemberStore;
  memberships: MembershipStore;
  conversions: Pick<ConversionStore, 'find'>;
};
