import type { SchoolInvoiceStatus } from '../billing/school-invoice.ts';
import type { InvoiceStatus } from '../billing/subscription.ts';
import type { ChatOutcome } from '../chat/chat-outcome.ts';
import type { QuestionCounts, QuestionResult } from '../chat/question-result.ts';
import type { Rating } from '../chat/rating.ts';
import type { SessionFilter, SessionOutcome } from '../chat/session-outcome.ts';
import type { InboxStatus } from '../inbox/inbox-message.ts';
import type { Period } from './period.ts';
import type { RatingCounts, Sentiment } from './ratings.ts';
import { scoreRatings } from './ratings.ts';

/*
 * The words for figures and states, each once: pages, mails, CSV files and PDFs read them from here, and
 * `glossary.test.ts` finds those spelled elsewhere.
 */

/** Names of figures that several screens show. */
export const figureNames = {
  conversations: 'Conversations',
  visitors: 'Visitors',
  results: 'Answers to questions',
  outcomes: 'Outcomes of conversations',
  satisfaction: 'Satisfaction',
  forwarded: 'Passed to a person',
  contacts: 'Left a contact',
  contactRate: 'Contact Rate',
  averageResponse: 'Avg Response',
  payingCustomers: 'Paying customers',
  conversion: 'Conversion',
} as const;

/** What became of a question. */
export const resultNames: Record<QuestionResult, string> = {
  answered: 'Answered',
  unsure: 'Not certain',
  unanswered: 'Not answered',
};

/** `1 unanswered, 3 not certain`; empty where every question was answered. */
export function sayOpenQuestions({
  unsure,
  unanswered,
}: Pick<QuestionCounts, 'unsure' | 'unanswered'>): string {
  return [
    ...(unanswered > 0 ? [`${unanswered} unanswered`] : []),
    ...(unsure > 0 ? [`${unsure} ${resultNames.unsure.toLowerCase()}`] : []),
  ].join(', ');
}

/** The outcome of one reply. */
export const replyNames: Record<ChatOutcome, string> = {
  answered: resultNames.answered,
  unsure: resultNames.unsure,
  declined: resultNames.unanswered,
  handoff: 'Message for a person',
  smalltalk: 'Small talk',
  refused: 'Advice refused',
};

/** How a conversation ended. */
export const outcomeNames: Record<SessionOutcome, string> = {
  completed: 'Completed',
  transferred: 'Asked for a person',
  abandoned: 'Question left open',
};

/** The same for its owner, who is told whether somebody still waits for a person. */
export function saySessionState({ outcome, contactProvided, isAnsweredByPerson }: SessionState): string {
  if (outcome !== 'transferred') return outcomeNames[outcome];
  if (isAnsweredByPerson) return 'Answered by a person';
  return contactProvided ? 'Waits for a person' : outcomeNames.transferred;
}

type SessionState = {
  outcome: SessionOutcome;
  /** Its visitor left a way to be answered. */
  contactProvided: boolean;
  isAnsweredByPerson?: boolean | undefined;
};

export const filterNames: Record<SessionFilter, string> = {
  all: 'All',
  'high-satisfaction': 'High satisfaction',
  'low-satisfaction': 'Low satisfaction',
  completed: outcomeNames.completed,
  abandoned: outcomeNames.abandoned,
  visitors: 'Visitors only',
  tests: 'Your own tests',
};

/** What visitors said of answers. */
export const ratingNames: Record<Rating | 'unrated', string> = {
  helpful: 'Helpful',
  unhelpful: 'Not helpful',
  unrated: 'Not rated',
};

export const sentimentNames: Record<Sentiment, string> = {
  positive: 'Positive',
  neutral: 'Neutral',
  negative: 'Negative',
};

export const periodNames: Record<Period, string> = {
  '24h': 'The last 24 hours',
  '7d': 'The last 7 days',
  '30d': 'The last 30 days',
  '90d': 'The last 90 days',
};

/** A customer's standing: document 2 section 4. */
export const standingNames = {
  active: 'Active',
  expired: 'Expired',
  converted: 'Converted',
  past_due: 'Past due',
  cancelled: 'Cancelled',
  inactive: 'Inactive',
  invited: 'Invited',
  /** Whatever its status otherwise: its assistant could not be built. */
  failed: 'Conversion failed',
} as const;

/** An invoice, for its customer and for staff. */
export const invoiceStatusNames: Record<InvoiceStatus | SchoolInvoiceStatus, string> = {
  open: 'Pending',
  pending: 'Pending',
  overdue: 'Overdue',
  paid: 'Paid',
  void: 'Void',
  uncollectible: 'Not paid',
};

/** A message to a person, for its customer and for staff: one that was mailed still waits for an answer. */
export const messageStatusNames: Record<InboxStatus, string> = {
  pending: 'New',
  sent: 'New',
  in_progress: 'In progress',
  responded: resultNames.answered,
};

/** `0.21 s`, or a dash before the first answer. */
export function saySeconds(seconds: number | null): string {
  return seconds === null ? '–' : `${seconds.toFixed(2)} s`;
}

/** `3.4 of 5`, or that nobody rated. */
export function saySatisfaction(score: number | null): string {
  return score === null ? ratingNames.unrated : `${score.toFixed(1)} of 5`;
}

/** The same on the scale that document 2 section 9 gives sentiments. */
export function saySentiment(score: number | null): string {
  return score === null ? 'No ratings yet' : `${score.toFixed(1)} of 5.0`;
}

/** `2 answered, 1 not certain`: those that occurred. */
export function sayResults(counts: QuestionCounts): string {
  const results = [
    ['answered', counts.answered],
    ['unsure', counts.unsure],
    ['unanswered', counts.unanswered],
  ] as const;
  const said = results.filter(([result, count]) => count > 0 || result === 'answered');
  return said
    .map(([result, count]) => `${count.toLocaleString('en-US')} ${lower(resultNames[result])}`)
    .join(', ');
}

/** `5 answers were rated, 3 of them as helpful: 3.4 of 5`; undefined without ratings. */
export function sayRatings(ratings: RatingCounts): string | undefined {
  const { rated, helpful } = ratings;
  if (rated === 0) return undefined;
  const answers = rated === 1 ? '1 answer was rated' : `${rated.toLocaleString('en-US')} answers were rated`;
  return `${answers}, ${helpful.toLocaleString('en-US')} of them as helpful: ${saySatisfaction(scoreRatings(ratings))}`;
}

const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
