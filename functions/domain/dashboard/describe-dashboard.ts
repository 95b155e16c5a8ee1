import { averageResponseSeconds, dayOf, totalDay } from '#functions/domain/chat/chat-day.ts';
import { describeSession } from '#functions/domain/chat-history/describe-session.ts';
import type { Conversion } from '#functions/domain/conversions/conversion.ts';
import { findStanding, type Standing } from '#functions/domain/plans/standing.ts';
import type { Dashboard, PlanUse } from '#shared/contract/dashboard/dashboard.ts';
import { scoreRatings } from '#shared/domain/figures/ratings.ts';
import { countTrialDays } from '#shared/domain/trial.ts';
import type { DashboardPorts } from './ports.ts';

const recentChats = 5;

/** An assistant's figures. The read cost doesn't grow with the number of conversations. */
export async function describeDashboard(
  ports: DashboardPorts,
  conversion: Conversion,
  adminEmail: string,
): Promise<Dashboard> {
  const { conversionId, companyName, url, status } = conversion;
  const now = ports.now();
  const [total, today, standing, recent, widget, knowledgeBaseEntries, formsManaged] = await Promise.all([
    ports.chatDays.read(conversionId, totalDay),
    ports.chatDays.read(conversionId, dayOf(now)),
    findStanding(ports, conversion),
    ports.chatHistory.listSessions(conversionId, { limit: recentChats }),
    ports.widgets.find(conversionId),
    ports.countKnowledge(conversionId),
    ports.countForms(conversionId),
  ]);
  const organisation = standing?.organisation;
  return {
    conversionId,
    organisationId: organisation?.organisationId ?? null,
    status,
    stats: {
      totalChats: total.conversations,
      todaysChats: today.conversations,
      totalVisitors: total.visitors,
      todaysVisitors: today.visitors,
      averageResponseTime: averageResponseSeconds(total),
      satisfactionScore: scoreRatings(total),
      knowledgeBaseEntries,
      formsManaged,
    },
    schoolInfo: {
      schoolName: organisation?.name ?? companyName,
      website: organisation?.website ?? url,
      adminEmail,
      trialDaysRemaining: organisation ? countTrialDays(organisation.trialEndsAt, now) : 0,
    },
    plan: standing ? describePlanUse(standing) : null,
    recentChats: recent.records
      .map(describeSession)
      .map(({ id, userQuery, timestamp, satisfaction, isTest }) => ({
        id,
        question: userQuery,
        time: timestamp,
        satisfaction: satisfaction ?? null,
        ...(isTest && { isTest }),
      })),
    liveOn: Object.entries(widget.hosts)
      .map(([host, seen]) => ({ host, ...seen }))
      .toSorted((left, right) => right.lastSeen.localeCompare(left.lastSeen)),
  };
}

function describePlanUse({ organisation, plan, conversations, pause }: Standing): PlanUse {
  const { name, monthlyConversations } = plan;
  return {
    id: organisation.plan,
    name,
    conversations,
    monthlyConversations,
    pause: pause === 'account-closing' ? null : (pause ?? null),
    isClosing: pause === 'account-closing',
    hadPlan: organisation.planEndedAt !== undefined,
    chosen: (organisation.plan === 'trial' && organisation.chosenPlan) || null,
    erasedAt: organisation.lifeCycle?.erasureDueAt ?? null,
  };
}
