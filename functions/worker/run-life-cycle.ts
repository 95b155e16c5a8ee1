import { runLifeCycle as run } from '#functions/domain/life-cycle/run-life-cycle.ts';
import { work } from '#functions/runtime/run-jobs.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { runLifeCycle } from '#shared/jobs/run-life-cycle.ts';

export const handler = work(runLifeCycle, async (claim) => run(await getDeps(), claim));
