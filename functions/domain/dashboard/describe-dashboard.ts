import { averageResponseSeconds, dayOf, totalDay } from '#functions/domain/chat/chat-day.ts';
import { describeSession } from '#functions/domain/chat-history/describe-session.ts';
import type { Conversion } from '#functions/domain/conversions/conversion.ts';
import { findCallersAccount } from '#functions/domain/identity/find-callers-account.ts';
import type { Caller } from '#functions/domain/identity/session.ts';
import { countEntries } from '#functions/domain/knowledge-base/library.ts';
import { findStanding, type Standing } from '#functions/domain/plans/standing.ts';
import type { Deps } from '#functions/wiring/deps.ts';
import type { Dashboard, PlanUse } from '#shared/contract/dashboard/dashboard.ts';
import { scoreRatings } from '#shared/domain/figures/ratings.ts';
import { countTrialDays } from '#shared/domain/trial.ts';

const recentChats = 5;

type DashboardDeps = Pick<
  Deps,
  'users' | 'sessions' | 'organisations' | 'usage' | 'pricingModelOf' | 'now' | 'chatDays' | 'chatHistory'
> &
  Pick<Deps, 'widgets' | 'libraries' | 'conversions' | 'forms'>;

/** An assistant's figures for who views them. The read cost doesn't grow with the number of conversations. */
export async function describeDashboard(
  deps: DashboardDeps,
  caller: Caller,
  conversion: Conversion,
): Promise<Dashboard> {
  const { user } = await findCallersAccount(deps, caller);
  // Staff see what the owner sees.
  const admin = caller.organisationId === null ? conversion.notify : user;
  const { conversionId, companyName, url, status } = conversion;
  const now = deps.now();
  const [total, today, standing, recent, widget, knowledgeBaseEntries, forms] = await Promise.all([
    deps.chatDays.read(conversionId, totalDay),
    deps.chatDays.read(conversionId, dayOf(now)),
    findStanding(deps, conversion),
    deps.chatHistory.listSessions(conversionId, { limit: recentChats }),
    deps.widgets.find(conversionId),
    countKnowledge(deps, conversionId),
    deps.forms.listEntries(conversionId),
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
      formsManaged: forms.length,
    },
    schoolInfo: {
      schoolName: organisation?.name ?? companyName,
      website: organisation?.website ?? url,
      adminEmail: admin?.email ?? '',
      trialDaysRemaining: organisation ? countTrialDays(organisation.trialEndsAt, now) : 0,
    },
    plan: standing ? describePlanUse(standing) : null,
    recentChats: recent.records
      .map(describeSession)
      .map(({ id, userQuery, timestamp, satisfaction, isTest, language }) => ({
        id,
        question: userQuery,
        time: timestamp,
        satisfaction: satisfaction ?? null,
        ...(isTest && { isTest }),
        ...(language && { language }),
      })),
    liveOn: Object.entries(widget.hosts)
      .map(([host, seen]) => ({ host, ...seen }))
      .toSorted((left, right) => right.lastSeen.localeCompare(left.lastSeen)),
  };
}

async function countKnowledge(
  { libraries, conversions }: DashboardDeps,
  conversionId: string,
): Promise<number> {
  const library = await libraries.find(conversionId);
  if (library) return countEntries(library);
  const { pagesRead, documentsRead } = (await conversions.findSources(conversionId)).counts;
  return pagesRead + documentsRead;
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
