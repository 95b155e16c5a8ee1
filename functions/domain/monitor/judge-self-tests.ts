import type { TestVerdict } from '../self-tests/ports.ts';
import { formatCount } from './format-count.ts';
import type { Finding } from './ports.ts';

/** Health according to the last self-test run. */
export function judgeSelfTests(verdicts: readonly TestVerdict[]): Finding {
  const [latest] = verdicts.map(({ at }) => at).toSorted((one, other) => other.localeCompare(one));
  if (!latest) return { status: 'unknown', message: 'The tests have not been run yet.' };
  const failed = verdicts.filter(({ status }) => status === 'failed').map(({ name }) => name);
  const time = `last run ${latest.slice(0, 16).replace('T', ' ')} UTC`;
  if (failed.length === 0)
    return { status: 'operational', message: `${formatCount(verdicts.length, 'test')} passed; ${time}.` };
  return {
    status: 'degraded',
    message: `${failed.length} of ${formatCount(verdicts.length, 'test')} failed (${failed.join(', ')}); ${time}.`,
  };
}
