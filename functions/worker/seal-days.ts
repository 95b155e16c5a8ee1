import { sealDays as seal } from '#functions/domain/ledger/seal-days.ts';
import { work } from '#functions/runtime/run-jobs.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { sealDays } from '#shared/jobs/seal-days.ts';

export const handler = work(sealDays, async (claim) => seal(await getDeps(), claim));
