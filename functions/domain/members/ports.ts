import type { ConversionStore } from '../conversions/ports.ts';
import type { IdentityPorts } from '../identity/ports.ts';

/** Stores an organisation's members besides its owner. */
export type MemberStore = {
  listIds(organisationId: string): Promise<string[]>;
  has(organisationId: string, userId: string): Promise<boolean>;
  add(organisationId: string, userId: string): Promise<void>;
  remove(organisationId: string, userId: string): Promise<void>;
};

/** Dependencies of managing members. */
export type MemberPorts = IdentityPorts & {
  members: MemberStore;
  conversions: Pick<ConversionStore, 'find'>;
};
