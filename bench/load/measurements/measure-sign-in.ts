import { describeTrial } from '#tests/support/callers/trial.ts';
import { percentileOf } from '../../percentile.ts';
import { drive, postJson } from '../drive.ts';
import type { LoadRow } from '../load-row.ts';
import type { LoadedStack } from '../loaded-stack.ts';
import { runActors } from '../run-actors.ts';
import { countFailed } from '../visit-goals.ts';

const seconds = 30;
const perSecond = 2;

/** L5: people sign in while the health check is polled. */
export async function measureSignIn({ url, client, sampleSiteUrl }: LoadedStack): Promise<LoadRow> {
  const trial = describeTrial('Signing In', sampleSiteUrl);
  await client.signup.createTrial(trial);
  const { email, password } = trial.adminContact;
  const [signIns, health] = await Promise.all([
    drive({
      url,
      connections: 10,
      duration: seconds,
      overallRate: perSecond,
      requests: [await postJson('/api/auth/login', { email, password })],
    }),
    // The driver reports no times for replies without a body.
    runActors(
      Array.from({ length: 10 }, () => ({
        what: 'health',
        pauseMs: { least: 1000, most: 1000 },
        act: () => client.system.checkHealth({}),
      })),
      AbortSignal.timeout(seconds * 1000),
    ),
  ]);
  const healthTimes = health.map(({ milliseconds }) => milliseconds);
  return {
    id: 'L5',
    what: `${perSecond} sign-ins a second for ${seconds} s`,
    goals: [
      { of: 'p95 ms', measured: signIns.p95Ms, most: 1000 },
      { of: 'p95 ms of /api/health', measured: percentileOf(healthTimes, 95), most: 200 },
      { of: 'errors', measured: signIns.errors + countFailed(health), most: 0 },
    ],
  };
}
