import type { IdentityPorts } from '#functions/domain/identity/ports.ts';
import { openNoticeStore } from '#functions/storage/dynamodb/accounts/notice-store.ts';
import { openResetLinkStore } from '#functions/storage/dynamodb/accounts/reset-link-store.ts';
import { openConfirmedAddressStore } from '#functions/storage/dynamodb/mail/confirmed-address-store.ts';
import { log } from '../runtime/log.ts';
import type { Deps } from './deps.ts';

/** The ports of the identity rules. */
export function createIdentityPorts(deps: Deps): IdentityPorts {
  return {
    ...deps,
    attempts: deps.rateLimits,
    addresses: openConfirmedAddressStore(deps.table),
    resetLinks: openResetLinkStore(deps.table),
    notices: openNoticeStore(deps.table),
    startMail: (mailId) => deps.sendOrLeaveToSweeper(() => deps.sendMail(mailId)),
    reportSecurity: (event, ids) =>
      log[event === 'signed-in' ? 'info' : 'warn']('security', { event, ...ids }),
  };
}
