import {
  type Contradiction,
  countReadiness,
  type ReadinessReport,
} from '#shared/domain/conversion/readiness.ts';
import { quoteName } from './compose-mail.ts';
import type { MailList, MailText } from './lay-out-mail.ts';

/** What an owner mends first; the dashboard has all of them. */
const gapLimit = 3;

/** "It answers 31 of 40." Where parts of the website were skipped, they may hold the other answers. */
export function summarizeReadiness(report: ReadinessReport, isWhole: boolean): string {
  const { answered, asked } = countReadiness(report);
  const asking = `We asked it ${asked} questions that visitors of websites like yours often ask.`;
  const what = isWhole ? 'It answers' : 'From the pages that we read, it answers';
  return `${asking} ${what} ${answered} of ${asked}.`;
}

/**
 * The three most valuable gaps: first what pages contradict each other on, because visitors may get the wrong one, then
 * unanswered questions in the order of the check.
 */
export function listReadiness(report: ReadinessReport, isWhole: boolean): MailList[] {
  const disputed = report.contradictions.slice(0, gapLimit - 1).map(describeContradiction);
  const missing = report.results
    .flatMap(({ status, question }): MailText[][] => (status === 'missing' ? [[{ text: question }]] : []))
    .slice(0, gapLimit - disputed.length);
  const lists = [
    { title: 'Your pages disagree on:', items: disputed },
    {
      title: isWhole ? 'Your website does not answer yet:' : 'The pages that we read do not answer yet:',
      items: missing,
    },
  ];
  return lists.filter(({ items }) => items.length > 0);
}

/** How many gaps the mail leaves out. */
export function countOtherGaps({ results, contradictions }: ReadinessReport): number {
  const missing = results.filter(({ status }) => status === 'missing').length;
  return Math.max(missing + contradictions.length - gapLimit, 0);
}

const kindNames: Record<Contradiction['kind'], string> = {
  phone: 'Phone number',
  fax: 'Fax number',
  email: 'Email address',
  address: 'Address',
  hours: 'Opening hours',
  time: 'Time',
  price: 'Price',
  date: 'Date',
  percent: 'Percentage',
  duration: 'Length of time',
  number: 'Number',
  person: 'Person',
};

/**
 * "Price (kindergarten): $4,900 or $5,200". Anyone may sign up a site, so its text is shortened and stripped
 * of addresses.
 */
function describeContradiction({ kind, subject, values }: Contradiction): MailText[] {
  const name = subject === '' ? kindNames[kind] : `${kindNames[kind]} (${quoteName(subject)})`;
  return values.flatMap(({ value, url }, at): MailText[] => [
    { text: at === 0 ? `${name}:` : 'or' },
    { text: kind === 'email' ? value : quoteName(value), url },
  ]);
}
