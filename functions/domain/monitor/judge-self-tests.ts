import type { TestVerdict } from '../self-tests/ports.ts';
import type { Finding } from './ports.ts';
import { sayCount } from './say-count.ts';

/** Health according to the last self-test run. */
export function judgeSelfTests(verdicts: readonly TestVerdict[]): Finding {
  const [latest] = verdicts.map(({ at }) => at).toSorted((one, other) => other.localeCompare(one));
  if (!latest) return { status: 'unknown', message: 'The tests have not been run yet.' };
  const failed = verdicts.filter(({ status }) => status === 'failed').map(({ name }) => name);
  const time = `last run ${latest.slice(0, 16).replace('T', ' ')} UTC`;
  if (failed.length === 0)
    return { status: 'operational', message: `${sayCount(verdicts.length, 'test')} passed; ${time}.` };
  return {
    status: 'degraded',
    message: `${failed.length} of ${sayCount(verdicts.length, 'test')} failed (${failed.join(', ')}); ${time}.`,
  };
}
