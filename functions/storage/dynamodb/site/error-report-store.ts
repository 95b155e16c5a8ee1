import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

const keptDays = 30;

/** Pages' error reports by day, with a TTL. */
export type ErrorReportStore = { add(reportId: string, report: object, now: Date): Promise<void> };

export function openErrorReportStore(table: Table): ErrorReportStore {
  return {
    async add(reportId, report, now) {
      const receivedAt = now.toISOString();
      const expiresAt = Math.floor(now.getTime() / 1000) + keptDays * 86_400;
      await table.put({
        ...keys.errorReport(receivedAt.slice(0, 10), reportId),
        report,
        receivedAt,
        expiresAt,
      });
    },
  };
}
