import type { Brand } from '#shared/brands/brand.ts';
import type { ChatSessionSummary } from '#shared/contract/assistant/chat-history.ts';
import type { Analytics } from '#shared/contract/dashboard/analytics.ts';
import type { Attention } from '#shared/contract/dashboard/attention.ts';
import type { Dashboard } from '#shared/contract/dashboard/dashboard.ts';
import { figureNames, resultNames } from '#shared/domain/figures/glossary.ts';

const dayMilliseconds = 86_400_000;
const lastDay = Date.parse('2026-03-02T00:00:00Z');

/** The dashboard of a brand's sample after a few weeks. */
export function describeSample(brand: Brand) {
  const { demo, token } = brand;
  const recentChats = listRecentChats(brand);
  const dashboard: Dashboard = {
    conversionId: `conv_${token}_${'0'.repeat(26)}`,
    organisationId: null,
    status: 'completed',
    stats,
    schoolInfo: {
      schoolName: demo.siteName,
      website: demo.siteUrl,
      adminEmail: demo.contact.email,
      trialDaysRemaining: 5,
    },
    plan: null,
    recentChats,
    liveOn: [
      { host: new URL(demo.siteUrl).host, since: '2026-02-09T09:12:00Z', lastSeen: '2026-03-02T17:05:00Z' },
    ],
  };
  return {
    dashboard,
    attention: describeAttention(demo),
    sessions: listSessions(recentChats),
    analytics: describeAnalytics(demo),
  };
}

const stats = {
  totalChats: 1284,
  todaysChats: 37,
  totalVisitors: 2916,
  todaysVisitors: 81,
  averageResponseTime: 0.21,
  satisfactionScore: 4.6,
  knowledgeBaseEntries: 25,
  formsManaged: 3,
};

function listRecentChats({ popularQuestions: [first = '', second = ''], demo: { unanswered } }: Brand) {
  return [
    { id: '1', question: first, time: '2026-03-02T17:05:00Z', satisfaction: 5 },
    { id: '2', question: unanswered[0] ?? '', time: '2026-03-02T16:48:00Z', satisfaction: null },
    { id: '3', question: second, time: '2026-03-02T15:20:00Z', satisfaction: 4 },
  ];
}

/** What waits for the owner of the sample. */
function describeAttention({ unanswered: [first = '', second = ''], pages }: Brand['demo']): Attention {
  return {
    questions: [
      { id: '1', question: first, result: 'unanswered', count: 9, sessionId: '2' },
      { id: '2', question: second, result: 'unsure', count: 6, sessionId: '3' },
    ],
    openQuestions: 2,
    dismissedQuestions: [],
    readiness: null,
    waitingMessages: 1,
    waitingPages: 0,
    website: {
      ...{ readAt: '2026-03-01T04:00:00Z', added: 0, changed: 2 },
      pages: pages.slice(0, 2).map((title) => ({ title, change: 'changed' })),
    },
  };
}

/** The conversations behind `recentChats`: one answered, one abandoned, one handed to a person. */
function listSessions(recentChats: Dashboard['recentChats']): ChatSessionSummary[] {
  return recentChats.map(({ id, question, time, satisfaction }) => ({
    ...{ id, userQuery: question, timestamp: time, outcome: 'completed', messageCount: 4, duration: 75 },
    ...(satisfaction !== null && { satisfaction }),
    ...{ topics: ['Dates'], contactProvided: false, sentiment: 'neutral', sources: [], unanswered: [] },
    ratings: { rated: Number(satisfaction !== null), helpful: Number(satisfaction !== null) },
    ...{ questions: { answered: 1, unsure: 0, unanswered: 0 }, unsure: [] },
    ...(id === '2' && {
      ...{ outcome: 'abandoned', messageCount: 2, unanswered: [question] },
      questions: { answered: 0, unsure: 0, unanswered: 1 },
    }),
    ...(id === '3' && { outcome: 'transferred', messageCount: 8, contactProvided: true }),
  }));
}

const countDays = (counts: readonly number[]) =>
  counts.map((count, index) => ({
    label: new Date(lastDay - (counts.length - 1 - index) * dayMilliseconds).toISOString(),
    count,
  }));
const hourCounts = [0, 0, 0, 0, 0, 1, 4, 11, 19, 22, 17, 14, 16, 15, 18, 24, 21, 17, 19, 22, 16, 9, 3, 1];

/** A week of sample figures. */
function describeAnalytics({ unanswered, pages }: Brand['demo']): Analytics {
  const sources = pages.map((title, index) => ({
    title,
    conversations: 81 - 13 * index,
    contacts: 16 - 5 * index,
  }));
  return {
    ...figures,
    unansweredQuestions: unanswered.map((label, index) => ({ label, count: 9 - 3 * index })),
    sources: sources.map(({ title, conversations }) => ({ label: title, count: conversations })),
    sourceValue: sources.slice(0, 3),
  };
}

const figures: Omit<Analytics, 'unansweredQuestions' | 'sources' | 'sourceValue'> = {
  outcomes: [
    { label: 'completed', count: 221 },
    { label: 'transferred', count: 27 },
    { label: 'abandoned', count: 21 },
  ],
  satisfaction: [],
  sentiment: [],
  totalChats: 269,
  totalVisitors: 604,
  questions: { answered: 612, unsure: 41, unanswered: 33 },
  ratings: { rated: 97, helpful: 88 },
  contacts: 27,
  previous: {
    ...{ totalChats: 231, totalVisitors: 571, contacts: 22 },
    chats: countDays([31, 36, 39, 37, 15, 38, 35]),
    visitors: countDays([81, 90, 92, 97, 44, 89, 78]),
    questions: { answered: 528, unsure: 47, unanswered: 39 },
    ratings: { rated: 81, helpful: 70 },
  },
  sampleSize: null,
  writtenAnswers: [],
  chats: countDays([38, 44, 41, 46, 19, 44, 37]),
  visitors: countDays([87, 96, 94, 102, 48, 96, 81]),
  topics: [
    { label: 'Dates', count: 94 },
    { label: 'Prices', count: 61 },
    { label: 'Contact', count: 48 },
    { label: 'Hours', count: 33 },
  ],
  busiestHours: hourCounts.map((count, hour) => ({ label: `${String(hour).padStart(2, '0')}:00`, count })),
  funnel: [
    { label: figureNames.visitors, count: 604 },
    { label: figureNames.conversations, count: 269 },
    { label: resultNames.answered, count: 248 },
    { label: figureNames.contacts, count: 27 },
  ],
};
