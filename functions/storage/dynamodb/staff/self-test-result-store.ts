import * as z from 'zod';
import type { SelfTestResults } from '#functions/domain/self-tests/ports.ts';
import { mailTestName, selfTestNames } from '#shared/domain/self-test-names.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

const verdictSchema = z.object({ status: z.enum(['passed', 'failed']), at: z.string() });
/** A test that was renamed or removed leaves its last verdict behind, which counts no more. */
const knownNames = [...selfTestNames.gptsite, ...selfTestNames.system, mailTestName];

/** The last verdict of each self-test, as attributes of one item: runs of different tests never undo each other. */
export function openSelfTestResults(table: Table): SelfTestResults {
  return {
    async read() {
      const item = (await table.get(keys.selfTestResults())) ?? {};
      return knownNames.flatMap((name) => {
        const { success, data } = verdictSchema.safeParse(item[name]);
        return success ? { name, ...data } : [];
      });
    },
    async keep(verdicts) {
      if (verdicts.length === 0) return;
      await table.update(keys.selfTestResults(), {
        UpdateExpression: `SET ${verdicts.map((_, index) => `#t${index} = :t${index}`).join(', ')}`,
        ExpressionAttributeNames: Object.fromEntries(verdicts.map(({ name }, index) => [`#t${index}`, name])),
        ExpressionAttributeValues: Object.fromEntries(
          verdicts.map(({ status, at }, index) => [`:t${index}`, { status, at }]),
        ),
      });
    },
  };
}
