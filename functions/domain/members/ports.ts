import type { IdentityPorts } from '../identity/ports.ts';

/** Who belongs to an organisation beside its owner. */
export type MemberStore = {
  listIds(organisationId: string): Promise<string[]>;
  has(organisationId: string, userId: string): Promise<boolean>;
  add(organisationId: string, userId: string): Promise<void>;
  remove(organisationId: string, userId: string): Promise<void>;
};

/** What looking after members needs. */
export type MemberPorts = IdentityPorts & { members: MemberStore };
