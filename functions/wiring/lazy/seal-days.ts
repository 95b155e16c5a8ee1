import { sealDueDays } from '#functions/domain/ledger/seal-days.ts';
import type { ReportItem } from '#functions/domain/system/ports.ts';
import { openLedger } from '../chat/ledger.ts';
import type { Deps } from '../deps.ts';

/** Seals the days of answers that are over. */
export function sealDays(deps: Deps, reportItem: ReportItem): Promise<number> {
  return sealDueDays({ ...openSealingPorts(deps), reportItem });
}

/** The ports of sealing. */
export function openSealingPorts(deps: Deps) {
  return {
    ...deps,
    ledger: openLedger(deps),
    siteOrigin: deps.mailOrigin,
    startMail: (mailId: string) => deps.sendOrLeaveToSweeper(() => deps.sendMail(mailId)),
  };
}
