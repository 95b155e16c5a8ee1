import type { MemberStore } from '#functions/storage/dynamodb/accounts/member-store.ts';
import type { ConversionStore } from '#functions/storage/dynamodb/conversions/conversion-store.ts';
import type { IdentityPorts } from '../identity/ports.ts';

export type MemberPorts = IdentityPorts & {
  members: MemberStore;
  conversions: Pick<ConversionStore, 'find'>;
};
