import * as z from 'zod';
import type { TestVerdict } from '#functions/domain/self-tests/ports.ts';
import { mailTestName, selfTestNames } from '#shared/domain/self-test-names.ts';
import { at } from '../change.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

const verdictSchema = z.object({ status: z.enum(['passed', 'failed']), at: z.string() });
/** Results of renamed or removed tests are ignored. */
const knownNames = [...selfTestNames.gptsite, ...selfTestNames.system, mailTestName];

/** Test results for the System Monitor, without skipped tests. */
export type SelfTestResults = ReturnType<typeof openSelfTestResults>;

/**
 * The last result of each self-test, as attributes of one item, so that runs of different tests don't
 * overwrite each other.
 */
export function openSelfTestResults(table: Table) {
  return {
    async read() {
      const item = (await table.get(keys.selfTestResults())) ?? {};
      return knownNames.flatMap((name) => {
        const { success, data } = verdictSchema.safeParse(item[name]);
        return success ? { name, ...data } : [];
      });
    },
    async keep(verdicts: readonly TestVerdict[]) {
      if (verdicts.length === 0) return;
      await table.update(keys.selfTestResults(), {
        set: Object.fromEntries(
          verdicts.map(({ name, status, at: judgedAt }) => [at(name), { status, at: judgedAt }]),
        ),
      });
    },
  };
}
