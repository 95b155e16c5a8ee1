import type { IdentityWorld } from '#functions/domain/identity/identity-world.ts';
import { openNoticeStore } from '#functions/storage/dynamodb/accounts/notice-store.ts';
import { log } from '../runtime/log.ts';
import type { Deps } from './deps.ts';

/** The world of the rules of identity. */
export function createIdentityWorld(deps: Deps): IdentityWorld {
  return {
    ...deps,
    attempts: deps.rateLimits,
    notices: openNoticeStore(deps.table),
    startMail: (mailId) => deps.sendOrLeaveToSweeper(() => deps.sendMail(mailId)),
    reportSecurity: (event, ids) => log.warn('security', { event, ...ids }),
  };
}
