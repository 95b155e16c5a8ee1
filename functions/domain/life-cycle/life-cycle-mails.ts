import type { Brand } from '#shared/brands/brand.ts';
import { brands } from '#shared/brands/index.ts';
import { type Cents, cents } from '#shared/domain/billing/money.ts';
import { countQuestions } from '#shared/domain/chat/question-result.ts';
import { sayRatings, sayResults } from '#shared/domain/figures/glossary.ts';
import { erasureNoticeDays, keptAfterTrialDays, trialWarningDays } from '#shared/domain/trial.ts';
import type { Organisation, User } from '../accounts/account.ts';
import type { LedgerHead } from '../ledger/ports.ts';
import { composeWordyMail, quoteText } from '../mail/compose-mail.ts';
import { formatDay, formatDayOf } from '../mail/format-day.ts';
import type { MailList } from '../mail/lay-out-mail.ts';
import type { Mail } from '../mail/mail.ts';
import { promiseCredit } from '../mail/promise-credit.ts';
import type { Standing } from '../plans/standing.ts';
import type { TrialEvent, Week } from './life-cycle.ts';
import { listWebsiteChanges } from './list-website-changes.ts';
import { makeWeeklyMailId } from './weekly-mail-id.ts';
import type { WeekSummary } from './weekly-summary.ts';

/** How far the answers are sealed. */
type Sealed = { sealed?: Pick<LedgerHead, 'sealedDay' | 'root'> | undefined };

/** Subject and recipient of a mail. `dashboardUrl` is the assistant's dashboard. */
export type Addressee = {
  organisation: Organisation;
  owner: Pick<User, 'name' | 'email'>;
  dashboardUrl: string;
  /** Of the website that was read. */
  readHost?: string | undefined;
  /** What the owner has chosen to be called. */
  siteName?: string | undefined;
};

const orderNotice = 'Order a plan before that day, and your assistant goes on with everything it knows.';

function describeTrialEvent(
  event: TrialEvent,
  company: string,
  {
    what,
    end,
    erasure,
    creditCents,
  }: { what: 'plan' | 'trial'; end: string; erasure: string; creditCents: Cents },
): { subject: string; paragraphs: string[]; label: string } {
  switch (event) {
    case 'ends-soon':
      return {
        subject: `Your trial ends in ${trialWarningDays} days: ${company}`,
        paragraphs: [`The trial of the assistant of ${company} ends on ${end}.`, orderNotice],
        label: 'Continue Trial',
      };
    case 'ends-tomorrow':
      return {
        subject: `Your trial ends tomorrow: ${company}`,
        paragraphs: [
          `The trial of the assistant of ${company} ends on ${end}. From then on it takes a break, and shows visitors how to reach you instead.`,
          orderNotice,
        ],
        label: 'Continue Trial',
      };
    case 'ended':
      return {
        subject: `Your trial has ended: ${company}`,
        paragraphs: [
          `The assistant of ${company} is taking a break: visitors see how to reach you instead. You can still sign in, read and export everything.`,
          `We keep all of it for ${keptAfterTrialDays} days. Order a plan in that time, and your assistant goes on with everything it knows.`,
        ],
        label: 'Continue Trial',
      };
    case 'erasure-announced':
      return {
        subject: `Your data will be erased on ${erasure}: ${company}`,
        paragraphs: [
          `The ${what} of the assistant of ${company} ended on ${end}. In ${erasureNoticeDays} days, on ${erasure}, we erase the account and everything in it: the assistant, documents, conversations and messages.`,
          'To keep it, order a plan before that day. To take your conversations and submissions with you, sign in and export them.',
          ...promiseCredit(creditCents),
        ],
        label: 'Open your dashboard',
      };
  }
}

/** Announces the end of a trial. The erasure notice is sent even to those who declined reminders. */
export function composeTrialMail(
  event: TrialEvent,
  addressee: Addressee,
  {
    erasureDueAt = '',
    creditCents = cents(0),
  }: { erasureDueAt?: string | undefined; creditCents?: Cents } = {},
): Mail {
  const { organisation, owner, dashboardUrl } = addressee;
  const { organisationId, trialEndsAt, planEndedAt } = organisation;
  const endedAt = planEndedAt ?? trialEndsAt;
  const erasure = erasureDueAt && formatDayOf(organisation, new Date(erasureDueAt));
  return composeWordyMail(namesOf(addressee), ({ name, company }) => {
    const { subject, paragraphs, label } = describeTrialEvent(event, company, {
      what: planEndedAt ? 'plan' : 'trial',
      end: formatDayOf(organisation, new Date(endedAt)),
      ...{ erasure, creditCents },
    });
    return {
      type: 'trial-notice',
      mailId: `trial-${event}-${organisationId}-${endedAt.slice(0, 10)}`,
      kind: event === 'erasure-announced' ? undefined : 'trial',
      to: owner.email,
      brand: brandOf(organisation),
      subject,
      greetingName: name,
      paragraphs,
      action: { label, url: dashboardUrl },
    };
  });
}

/** Reports that a customer has used most of a month's conversations, or all of them. */
export function composeUsageMail(percent: number, standing: Standing, addressee: Addressee): Mail {
  const { organisation, plan, month } = standing;
  const { owner, dashboardUrl } = addressee;
  const quota = (plan.monthlyConversations ?? 0).toLocaleString('en-US');
  const isAll = percent === 100;
  return composeWordyMail(namesOf(addressee), ({ name, company }) => ({
    type: 'usage',
    mailId: `usage-${percent}-${organisation.organisationId}-${month}`,
    kind: 'usage',
    to: owner.email,
    brand: brandOf(organisation),
    subject: isAll
      ? `You have used all of this month’s conversations: ${company}`
      : `You have used ${percent}% of this month’s conversations: ${company}`,
    greetingName: name,
    paragraphs: isAll
      ? [
          `Visitors of ${company} have had all ${quota} conversations that your plan includes per month. Conversations that have started go on; new visitors see how to reach you instead.`,
          'With a larger plan your assistant can talk to new visitors sooner; otherwise it will again on the first of the month.',
        ]
      : [
          `Visitors of ${company} have had ${percent}% of the ${quota} conversations that your plan includes per month.`,
          'Once you have used all of them, new visitors see how to reach you instead. With a larger plan there is room for more.',
        ],
    action: { label: 'See your plan', url: dashboardUrl },
  }));
}

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/**
 * The weekly summary. Visitors' text is shortened and stripped of addresses, because anybody may write it.
 */
export function composeWeeklyMail(summary: WeekSummary & Sealed, week: Week, addressee: Addressee): Mail {
  const { organisation, owner, dashboardUrl } = addressee;
  const { conversations, questions, ratings, unanswered, changes, waitingPages } = summary;
  const questionCount = counted(countQuestions(questions), 'question', 'questions');
  const rated = sayRatings(ratings);
  const asked = `${questionCount} in ${counted(conversations, 'conversation', 'conversations')}`;
  return composeWordyMail(namesOf(addressee), ({ name, company, isConfirmed }) => ({
    type: 'weekly-summary',
    mailId: makeWeeklyMailId(organisation.organisationId, week.begin),
    kind: 'weekly',
    to: owner.email,
    brand: brandOf(organisation),
    subject: `Last week your visitors asked ${questionCount}: ${company}`,
    greetingName: name,
    paragraphs: [
      `In the week from ${formatDay(week.begin)}, visitors of ${company} asked ${asked}.`,
      `What became of them: ${sayResults(questions)}.`,
      ...(rated ? [`${rated}.`] : []),
      ...sayWaiting(waitingPages),
      ...sayCode(summary),
    ],
    lists: isConfirmed ? [...listUnanswered(unanswered), ...listWebsiteChanges(changes)] : [],
    action: unanswered.length
      ? { label: 'Answer them', url: `${dashboardUrl}?tab=chat-history` }
      : { label: 'Read the conversations', url: `${dashboardUrl}?tab=chat-history` },
  }));
}

function listUnanswered(unanswered: WeekSummary['unanswered']): MailList[] {
  if (unanswered.length === 0) return [];
  const items = unanswered.map(({ question, count }) => [
    { text: `${quoteText(question)}${count > 1 ? ` (${count} times)` : ''}` },
  ]);
  return [{ title: 'Open questions, as visitors asked them:', items }];
}

/** What changed on the website in a week in which nobody asked; the mail of that week. */
export function composeChangesMail(
  { changes, waitingPages }: Pick<WeekSummary, 'changes' | 'waitingPages'>,
  week: Week,
  addressee: Addressee,
): Mail {
  const { organisation, owner, dashboardUrl } = addressee;
  return composeWordyMail(namesOf(addressee), ({ name, company, isConfirmed }) => ({
    type: 'weekly-summary',
    mailId: makeWeeklyMailId(organisation.organisationId, week.begin),
    kind: 'weekly',
    to: owner.email,
    brand: brandOf(organisation),
    subject: `Your website has changed: ${company}`,
    greetingName: name,
    paragraphs: [
      `In the week from ${formatDay(week.begin)}, the assistant of ${company} read your website again and found changes.${waitingPages > 0 ? '' : ' It answers from what your pages say now.'}`,
      ...sayWaiting(waitingPages),
    ],
    lists: isConfirmed ? listWebsiteChanges(changes) : [],
    action: { label: 'See what changed', url: `${dashboardUrl}?tab=knowledge-base` },
  }));
}

function sayWaiting(pages: number): string[] {
  if (pages === 0) return [];
  return [
    `${counted(pages, 'page', 'pages')} with another price, date or person ${pages === 1 ? 'waits' : 'wait'} for your approval, under Knowledge in your dashboard. Until then the assistant quotes what ${pages === 1 ? 'it' : 'they'} said before, with the date.`,
  ];
}

/** What lies in the owner's mailbox is the proof: the code of a day covers all days before it. */
function sayCode({ sealed }: Sealed): string[] {
  if (!sealed?.sealedDay || !sealed.root) return [];
  const day = formatDay(new Date(sealed.sealedDay));
  return [
    `Keep this email: with the code ${sealed.root} anybody can check that no answer up to ${day} (UTC) was changed later.`,
  ];
}

/** Whether an item of the weekly summary quotes this question. */
export function quotesUnanswered(item: string, question: string): boolean {
  const quote = quoteText(question);
  return item === quote || item.replace(/ \(\d+ times\)$/, '') === quote;
}

/** Says once that nobody has asked anything yet, and how to change that. */
export function composeQuietMail(addressee: Addressee): Mail {
  const { organisation, owner, dashboardUrl } = addressee;
  return composeWordyMail(namesOf(addressee), ({ name, company }) => ({
    type: 'quiet-week',
    mailId: `quiet-${organisation.organisationId}`,
    kind: 'weekly',
    to: owner.email,
    brand: brandOf(organisation),
    subject: `Nobody has asked your assistant yet: ${company}`,
    greetingName: name,
    paragraphs: [
      `The assistant of ${company} is ready, and nobody talked to it last week. One line of code on your website brings it to your visitors.`,
    ],
    action: { label: 'Get the code', url: `${dashboardUrl}?tab=widget-code` },
  }));
}

function namesOf({ organisation, owner, readHost, siteName }: Addressee) {
  return { name: owner.name, company: siteName || organisation.name, readHost };
}

const brandOf = ({ brandId }: Organisation): Brand => brands[brandId];
