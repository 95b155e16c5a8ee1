import type { ChatSessionSummary } from '#shared/contract/chat-history.ts';
import type { Analytics, Dashboard } from '#shared/contract/dashboard.ts';

const dayMilliseconds = 86_400_000;
const lastDay = Date.parse('2026-03-02T00:00:00Z');

/** An invented school after a few weeks. */
export const sampleDashboard: Dashboard = {
  conversionId: 'conv_edgpt_00000000000000000000000000',
  status: 'completed',
  stats: {
    totalChats: 1284,
    todaysChats: 37,
    totalVisitors: 2916,
    todaysVisitors: 81,
    averageResponseTime: 0.21,
    satisfactionScore: 4.6,
    knowledgeBaseEntries: 25,
    formsManaged: 3,
  },
  schoolInfo: {
    schoolName: 'Maple Grove School',
    website: 'https://www.maple-grove.example',
    adminEmail: 'office@maple-grove.example',
    trialDaysRemaining: 5,
  },
  plan: null,
  recentChats: [
    {
      id: '1',
      question: 'When does registration for next year open?',
      time: '2026-03-02T17:05:00Z',
      satisfaction: 5,
    },
    { id: '2', question: 'What is for lunch on Thursday?', time: '2026-03-02T16:48:00Z', satisfaction: null },
    { id: '3', question: 'Who do I call about the bus?', time: '2026-03-02T15:20:00Z', satisfaction: 4 },
  ],
};

const outcomes: Partial<Record<string, Partial<ChatSessionSummary>>> = {
  '2': { outcome: 'abandoned', messageCount: 2, unanswered: ['What is for lunch on Thursday?'] },
  '3': { outcome: 'transferred', messageCount: 8, contactProvided: true },
};

/** The conversations behind `recentChats`. */
export const sampleSessions: ChatSessionSummary[] = sampleDashboard.recentChats.map(
  ({ id, question, time, satisfaction }) => ({
    ...{ id, userQuery: question, timestamp: time, outcome: 'completed', messageCount: 4, duration: 75 },
    ...(satisfaction !== null && { satisfaction }),
    ...{ topics: ['Dates'], contactProvided: false, sentiment: 'neutral', sources: [], unanswered: [] },
    ...outcomes[id],
  }),
);

const countDays = (counts: readonly number[]) =>
  counts.map((count, index) => ({
    label: new Date(lastDay - (counts.length - 1 - index) * dayMilliseconds).toISOString(),
    count,
  }));
const hourCounts = [0, 0, 0, 0, 0, 1, 4, 11, 19, 22, 17, 14, 16, 15, 18, 24, 21, 17, 19, 22, 16, 9, 3, 1];

/** A week of sample figures. */
export const sampleAnalytics: Analytics = {
  totalChats: 269,
  totalVisitors: 604,
  sampleSize: null,
  chats: countDays([38, 44, 41, 46, 19, 44, 37]),
  visitors: countDays([87, 96, 94, 102, 48, 96, 81]),
  outcomes: [
    { label: 'completed', count: 221 },
    { label: 'transferred', count: 27 },
    { label: 'abandoned', count: 21 },
  ],
  satisfaction: [
    { label: '5', count: 88 },
    { label: '4', count: 0 },
    { label: '3', count: 0 },
    { label: '2', count: 0 },
    { label: '1', count: 9 },
  ],
  sentiment: [
    { label: 'positive', count: 92 },
    { label: 'neutral', count: 165 },
    { label: 'negative', count: 12 },
  ],
  topics: [
    { label: 'Dates', count: 94 },
    { label: 'Prices', count: 61 },
    { label: 'Contact', count: 48 },
    { label: 'Rules', count: 33 },
  ],
  unansweredQuestions: [
    { label: 'What is for lunch on Thursday?', count: 9 },
    { label: 'Is there a bus from the east side?', count: 5 },
    { label: 'Do you lend out calculators?', count: 3 },
  ],
  sources: [
    { label: 'Admissions', count: 81 },
    { label: 'Calendar', count: 66 },
    { label: 'Tuition and fees', count: 52 },
    { label: 'Contact', count: 41 },
  ],
  sourceValue: [
    { title: 'Admissions', conversations: 81, contacts: 16 },
    { title: 'Tuition and fees', conversations: 52, contacts: 7 },
    { title: 'Calendar', conversations: 66, contacts: 2 },
  ],
  busiestHours: hourCounts.map((count, hour) => ({ label: `${String(hour).padStart(2, '0')}:00`, count })),
  funnel: [
    { label: 'Visitors', count: 604 },
    { label: 'Conversations', count: 269 },
    { label: 'Answered', count: 248 },
    { label: 'Left a contact', count: 27 },
  ],
};
