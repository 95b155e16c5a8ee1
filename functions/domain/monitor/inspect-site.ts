import type { MonitoredSite } from '#shared/contract/monitor.ts';
import { dayOf } from '../chat/chat-day.ts';
import { assistantPath } from '../conversions/assistant-path.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { judgeReading } from './judge-reading.ts';
import type { Finding, MonitorWorld } from './monitor-world.ts';
import { withinLimit } from './within-limit.ts';

const missing: Finding = {
  status: 'outage',
  message: 'Its knowledge is missing: the fix of Assistants builds it again.',
};
/** A page of the monitor. */
export const monitoredSites = 20;

export type SiteWorld = Pick<
  MonitorWorld,
  'liveSites' | 'conversions' | 'chatDays' | 'hasKnowledge' | 'siteOrigin' | 'now' | 'sleep'
>;

/** The assistants that were published last, as far as they have not been erased meanwhile. */
export async function listNewestSites(
  { liveSites, conversions }: Pick<MonitorWorld, 'liveSites' | 'conversions'>,
  limit: number,
): Promise<Conversion[]> {
  const ids = await liveSites.listNewest(limit);
  const found = await Promise.all(ids.map((id) => conversions.find(id)));
  return found.filter((conversion) => conversion !== undefined);
}

/** The newest assistants with what was measured of each; a fixed page, however many there are. */
export async function listMonitoredSites(world: SiteWorld): Promise<MonitoredSite[]> {
  const sites = await listNewestSites(world, monitoredSites);
  return Promise.all(sites.map((site) => inspectSite(world, site)));
}

async function inspectSite(world: SiteWorld, conversion: Conversion): Promise<MonitoredSite> {
  const { conversionId, companyName, brandId } = conversion;
  let knowledgeMs: number | null = null;
  const readKnowledgeHead = async (): Promise<Finding> => {
    const startedAt = world.now().getTime();
    const hasKnowledge = await hasItsKnowledge(world, conversion);
    knowledgeMs = world.now().getTime() - startedAt;
    return hasKnowledge ? judgeReading(knowledgeMs) : missing;
  };
  const [finding, answerMs] = await Promise.all([
    withinLimit<Finding>(world, readKnowledgeHead, (message) => ({ status: 'unknown', message })),
    measureAnswers(world, conversionId),
  ]);
  return {
    ...{ id: conversionId, name: companyName, ...finding },
    url: world.siteOrigin(brandId) + assistantPath(conversionId),
    responseTime: answerMs ?? knowledgeMs,
    measured: answerMs === undefined ? 'knowledge' : 'answers',
  };
}

/** Whether an assistant has the knowledge that its answers come from. */
export async function hasItsKnowledge(
  { hasKnowledge }: Pick<MonitorWorld, 'hasKnowledge'>,
  { conversionId, knowledgeVersion }: Conversion,
): Promise<boolean> {
  return knowledgeVersion !== undefined && hasKnowledge(conversionId, knowledgeVersion);
}

/** Of the answers that visitors got today; undefined where nobody asked, or the counts cannot be read. */
function measureAnswers(world: SiteWorld, conversionId: string): Promise<number | undefined> {
  const read = async () => {
    const { questions, responseMs } = await world.chatDays.read(conversionId, dayOf(world.now()));
    return questions > 0 ? Math.round(responseMs / questions) : undefined;
  };
  return withinLimit(world, read, () => undefined);
}
