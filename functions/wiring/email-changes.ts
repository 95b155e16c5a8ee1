import type { ApplyingPorts, LinkPorts } from '#functions/domain/email-change/ports.ts';
import { openEmailChangeStore } from '#functions/storage/dynamodb/accounts/email-change-store.ts';
import { openListingStore } from '#functions/storage/dynamodb/staff/listing-store.ts';
import type { Deps } from './deps.ts';
import { createIdentityPorts } from './identity.ts';

/** The ports of changes of sign-in addresses. */
export function openEmailChanges(deps: Deps): LinkPorts & ApplyingPorts {
  return {
    ...createIdentityPorts(deps),
    conversions: deps.conversions,
    listings: openListingStore(deps.table),
    emailChanges: openEmailChangeStore(deps.table),
  };
}
