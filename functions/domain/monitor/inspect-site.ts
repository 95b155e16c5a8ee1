import type { MonitoredSite } from '#shared/contract/staff/monitor.ts';
import { averageResponseMs, dayOf } from '../chat/chat-day.ts';
import { assistantPath } from '../conversions/assistant-path.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { withinLimit } from '../system/within-limit.ts';
import { judgeReading } from './judge-reading.ts';
import type { Finding, MonitorPorts, SitePorts } from './ports.ts';

const missing: Finding = {
  status: 'outage',
  message: 'Its knowledge is missing: the Assistants fix rebuilds it.',
};
/** Page size of the monitor. */
export const monitoredSites = 20;

/** The most recently published assistants that still exist. */
export async function listNewestSites(
  { liveSites, conversions }: Pick<MonitorPorts, 'liveSites' | 'conversions'>,
  limit: number,
): Promise<Conversion[]> {
  const ids = await liveSites.listNewest(limit);
  const found = await Promise.all(ids.map((id) => conversions.find(id)));
  return found.filter((conversion) => conversion !== undefined);
}

/** The newest assistants with their measurements; the page size keeps the cost constant. */
export async function listMonitoredSites(ports: SitePorts): Promise<MonitoredSite[]> {
  const sites = await listNewestSites(ports, monitoredSites);
  return Promise.all(sites.map((site) => inspectSite(ports, site)));
}

async function inspectSite(ports: SitePorts, conversion: Conversion): Promise<MonitoredSite> {
  const { conversionId, companyName, brandId } = conversion;
  let knowledgeMs: number | null = null;
  const readKnowledgeHead = async (): Promise<Finding> => {
    const startedAt = ports.now().getTime();
    const hasKnowledge = await hasItsKnowledge(ports, conversion);
    knowledgeMs = ports.now().getTime() - startedAt;
    return hasKnowledge ? judgeReading(knowledgeMs) : missing;
  };
  const [finding, answerMs] = await Promise.all([
    withinLimit<Finding>(ports, readKnowledgeHead, (message) => ({ status: 'unknown', message })),
    measureAnswers(ports, conversionId),
  ]);
  return {
    ...{ id: conversionId, name: companyName, ...finding },
    url: ports.siteOrigin(brandId) + assistantPath(conversionId),
    responseTime: answerMs ?? knowledgeMs,
    measured: answerMs === undefined ? 'knowledge' : 'answers',
  };
}

/** Whether an assistant has its published knowledge. */
export async function hasItsKnowledge(
  { hasKnowledge }: Pick<MonitorPorts, 'hasKnowledge'>,
  { conversionId, knowledgeVersion }: Conversion,
): Promise<boolean> {
  return knowledgeVersion !== undefined && hasKnowledge(conversionId, knowledgeVersion);
}

/** Today's answer time for visitors; undefined without questions or readable counts. */
function measureAnswers(ports: SitePorts, conversionId: string): Promise<number | undefined> {
  const read = async () => {
    return averageResponseMs(await ports.chatDays.read(conversionId, dayOf(ports.now()))) ?? undefined;
  };
  return withinLimit(ports, read, () => undefined);
}
