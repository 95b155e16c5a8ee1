import type { TrackedOutcome } from '#functions/engine/crawl/crawl-state.ts';
import type { Brand } from '#shared/brands/brand.ts';
import type { ReadinessReport } from '#shared/domain/conversion/readiness.ts';
import { demonstrationDays, trialDays } from '#shared/domain/limits.ts';
import { composeMail, composeWordyMail, quoteName } from './compose-mail.ts';
import { listSkippedSources } from './list-skipped-sources.ts';
import type { Mail } from './mail.ts';
import { listAnsweredQuestions, listReadiness, summarizeReadiness } from './summarize-readiness.ts';

type Recipient = { name: string; email: string; username?: string | undefined };
type Assistant = {
  conversionId: string;
  companyName: string;
  url: string;
  /** Of the website that was read. */
  readHost?: string | undefined;
};
/** Addresses of the owner's pages. */
type OwnerPages = { dashboardUrl: string; signInUrl: string };

/** Sent at signup. It carries none of the words typed there, because anybody may type this address. */
export function composeWelcomeMail(
  brand: Brand,
  { email }: Pick<Recipient, 'email'>,
  assistant: Pick<Assistant, 'conversionId' | 'url'> & OwnerPages & { confirmationUrl: string },
): Mail {
  return composeMail({
    type: 'welcome',
    mailId: `welcome-${assistant.conversionId}`,
    to: email,
    brand,
    subject: `Welcome to ${brand.name}: your ${trialDays}-day trial has started`,
    paragraphs: [
      `Thank you for trying ${brand.name}. We are building your assistant right now; it usually takes a few minutes, and we will write again as soon as it is ready.`,
      'Please confirm that this address is yours. Until then, messages from your visitors wait in your dashboard and are not mailed. If you did not start a trial, ignore this mail.',
      `Your trial is free for ${trialDays} days. No credit card is needed, and you can cancel at any time.`,
    ],
    action: { label: 'Confirm my email address', url: assistant.confirmationUrl },
    links: [{ label: 'See the progress', url: assistant.url }, ...linkOwnerPages(assistant)],
  });
}

/** Sent when the assistant is first published. */
export function composeReadyMail(
  brand: Brand,
  recipient: Recipient,
  assistant: Assistant & {
    pagesRead: number;
    readiness?: ReadinessReport | undefined;
    /** Sources skipped through no fault of the website. */
    leftOut?: TrackedOutcome[];
    /** Absent for a demonstration, which has no account and will be erased. */
    owner?: OwnerPages | undefined;
    /** Whether there is a website; otherwise it has only read documents. */
    hasWebsite?: boolean;
  },
): Mail {
  const { readiness, leftOut = [], owner, hasWebsite = true } = assistant;
  const isWhole = leftOut.length === 0;
  const said = { name: recipient.name, company: assistant.companyName, readHost: assistant.readHost };
  return composeWordyMail(said, ({ name, company, isConfirmed }) => ({
    type: 'assistant-ready',
    mailId: `ready-${assistant.conversionId}`,
    kind: 'assistant',
    to: recipient.email,
    brand,
    subject: `Your assistant is ready: ${company}`,
    greetingName: name,
    paragraphs: [
      `The assistant of ${company} has read ${countRead(assistant.pagesRead, hasWebsite)} and can answer questions now.`,
      ...(readiness ? [summarizeReadiness(readiness, isWhole)] : []),
      `Ask it something your visitors often ask. Every answer shows the place where your ${hasWebsite ? 'website says' : 'documents say'} so.`,
      ...(owner && isConfirmed ? describeSignIn(recipient) : []),
      ...(!owner
        ? [
            `This is a demonstration: we erase it with everything in it after ${demonstrationDays} days. Start a free trial on our site to have an assistant of your own.`,
          ]
        : []),
    ],
    lists: [
      ...(readiness ? (isConfirmed ? listReadiness : listAnsweredQuestions)(readiness) : []),
      ...(isConfirmed ? listSkippedSources(leftOut) : []),
    ],
    action: { label: 'Open your assistant', url: assistant.url },
    links: [...(owner ? [...linkGaps(owner, readiness), ...linkOwnerPages(owner)] : [])],
  }));
}

/** Sent instead when the website was read but has almost no text. */
export function composeThinMail(
  brand: Brand,
  recipient: Recipient,
  assistant: Assistant & { reason: string },
): Mail {
  const said = { name: recipient.name, company: assistant.companyName, readHost: assistant.readHost };
  return composeWordyMail(said, ({ name, company }) => ({
    type: 'assistant-thin',
    mailId: `ready-${assistant.conversionId}`,
    kind: 'assistant',
    to: recipient.email,
    brand,
    subject: `Your assistant has almost nothing to answer from: ${company}`,
    greetingName: name,
    paragraphs: [
      assistant.reason,
      `Reply to this mail or call ${brand.contact.phone}, and we will sort it out with you.`,
    ],
    action: { label: 'See what was read', url: assistant.url },
  }));
}

/** Ids of the mails that announce an assistant and how its conversion ended. */
export const announcementIds = (conversionId: string) =>
  ['welcome', 'ready', 'failed'].map((kind) => `${kind}-${conversionId}`);

export const failedMailId = (conversionId: string) => `failed-${conversionId}`;

/** Sent when a conversion fails permanently. */
export function composeFailedMail(
  brand: Brand,
  recipient: Recipient,
  assistant: Assistant & { reason: string; owner?: OwnerPages | undefined; hasWebsite?: boolean },
): Mail {
  const { owner, hasWebsite = true } = assistant;
  const said = { name: recipient.name, company: assistant.companyName, readHost: assistant.readHost };
  return composeWordyMail(said, ({ name, company, isConfirmed }) => ({
    type: 'assistant-failed',
    mailId: failedMailId(assistant.conversionId),
    kind: 'assistant',
    to: recipient.email,
    brand,
    subject: `We could not build the assistant of ${company}`,
    greetingName: name,
    paragraphs: [
      // It may name an address of the website.
      isConfirmed ? assistant.reason : 'The reason is on the page below.',
      ...(owner
        ? ['Your account is ready and nothing else is lost: sign in, and try again from there.']
        : []),
      ...(owner && isConfirmed ? describeSignIn(recipient) : []),
      `Reply to this mail or call ${brand.contact.phone}, and we will sort it out with you.`,
    ],
    ...(owner
      ? {
          action: {
            label: hasWebsite ? 'Change the address and try again' : 'Upload documents',
            url: owner.dashboardUrl,
          },
          links: [
            ...(hasWebsite ? [{ label: 'Upload documents', url: owner.dashboardUrl }] : []),
            { label: 'Sign in', url: owner.signInUrl },
          ],
        }
      : { action: { label: 'See the details', url: assistant.url } }),
  }));
}

function describeSignIn({ username }: Recipient): string[] {
  return username
    ? [`Your username is ${quoteName(username)}. You can sign in with it or with this address.`]
    : [];
}

function linkOwnerPages({ dashboardUrl, signInUrl }: OwnerPages) {
  return [
    { label: 'Open your dashboard', url: dashboardUrl },
    { label: 'Sign in', url: signInUrl },
  ];
}

function linkGaps({ dashboardUrl }: OwnerPages, readiness: ReadinessReport | undefined) {
  const isMissing = readiness?.results.some(({ status }) => status === 'missing');
  return isMissing
    ? [{ label: 'Add the rest in your dashboard', url: `${dashboardUrl}?tab=knowledge-base` }]
    : [];
}

function countRead(count: number, hasWebsite: boolean): string {
  if (hasWebsite) return count === 1 ? 'one page' : `${count} pages and documents`;
  return count === 1 ? 'your document' : `${count} documents`;
}
