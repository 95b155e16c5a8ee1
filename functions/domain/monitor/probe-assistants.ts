import { formatCount } from './format-count.ts';
import { hasItsKnowledge, listNewestSites } from './inspect-site.ts';
import type { Finding, MonitorPorts } from './ports.ts';

/** A sample of the newest ones keeps the cost constant. */
const sampledSites = 3;

/** Checks that the newest assistants have their knowledge, and asks the newest one. */
export async function probeAssistants(ports: MonitorPorts): Promise<Finding> {
  const sites = await listNewestSites(ports, sampledSites);
  const [newest] = sites;
  if (!newest) return { status: 'operational', message: 'No assistant is live yet.' };
  const found = await Promise.all(sites.map((site) => hasItsKnowledge(ports, site)));
  const missing = found.filter((isThere) => !isThere).length;
  if (missing > 0)
    return {
      status: missing === sites.length ? 'outage' : 'degraded',
      message: `The knowledge of ${missing} of the newest ${formatCount(sites.length, 'assistant')} is missing.`,
    };
  const seen = await ports.questionAssistant(newest).then(
    (message) => ({ status: 'operational' as const, message }),
    (error: unknown) => ({
      status: 'degraded' as const,
      message: error instanceof Error ? error.message : 'It could not be asked.',
    }),
  );
  return { ...seen, message: `${newest.companyName}: ${seen.message}` };
}
