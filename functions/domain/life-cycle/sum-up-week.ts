import { addDays } from '#shared/domain/trial.ts';
import type { Mail } from '../mail/mail.ts';
import type { Standing } from '../plans/standing.ts';
import type { LifeCycleStep } from './life-cycle.ts';
import {
  type Addressee,
  composeChangesMail,
  composeQuietMail,
  composeWeeklyMail,
} from './life-cycle-mails.ts';
import { listWebsiteChanges } from './list-website-changes.ts';
import type { LifeCyclePorts, SummaryPorts } from './ports.ts';

/** Newer customers have hardly had time to show the assistant to anybody. */
const quietAfterDays = 3;

type Occasion = {
  standing: Pick<Standing, 'organisation' | 'pause' | 'plan'>;
  step: Pick<LifeCycleStep, 'week' | 'lifeCycle'>;
  addressee: Addressee;
  conversionId: string;
};

/**
 * The one mail of a week: the summary, if the plan has it and somebody asked; else what changed on the website, if anything;
 * else once a notice that there is nothing to summarize.
 */
export async function sumUpWeek(
  ports: SummaryPorts & Pick<LifeCyclePorts, 'ledger' | 'now'>,
  { standing: { organisation, pause, plan }, step: { week, lifeCycle }, addressee, conversionId }: Occasion,
): Promise<{ isQuiet?: boolean; mail?: Mail }> {
  if (!week) return {};
  // Loads word grouping only here, because other sweeps don't need it.
  const { summarizeWeek } = await import('./weekly-summary.ts');
  const summary = await summarizeWeek(ports, conversionId, week);
  if (plan.hasWeeklySummary && summary.conversations > 0) {
    const sealed = await ports.ledger.findHead(conversionId);
    return { mail: composeWeeklyMail({ ...summary, sealed }, week, addressee) };
  }
  if (listWebsiteChanges(summary.changes).length > 0)
    return { mail: composeChangesMail(summary, week, addressee) };
  const isNew = addDays(new Date(organisation.createdAt), quietAfterDays) > ports.now();
  if (!plan.hasWeeklySummary || lifeCycle.isQuietTold || pause || isNew) return {};
  const conversion = await ports.conversions.find(conversionId);
  if (conversion?.status !== 'completed') return {};
  return { isQuiet: true, mail: composeQuietMail(addressee) };
}
