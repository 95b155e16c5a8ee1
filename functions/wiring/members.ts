import type { MemberPorts } from '#functions/domain/members/ports.ts';
import { openMemberStore } from '#functions/storage/dynamodb/accounts/member-store.ts';
import type { Deps } from './deps.ts';
import { createIdentityPorts } from './identity.ts';

/** The ports for managing members. */
export function openMemberPorts(deps: Deps): MemberPorts {
  return {
    ...createIdentityPorts(deps),
    members: openMemberStore(deps.table),
    conversions: deps.conversions,
  };
}
