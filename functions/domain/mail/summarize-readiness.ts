import {
  type Contradiction,
  countReadiness,
  type ReadinessReport,
} from '#shared/domain/conversion/readiness.ts';
import { type MailList, type MailText, quoteName } from './compose-mail.ts';

/** Limited for readability; the report has all of them. */
const contradictionLimit = 10;

/**
 * "It answers 31 of 40; add these 9 to your website." The advice is omitted when parts of the website were
 * skipped, because they may contain the answers.
 */
export function summarizeReadiness(report: ReadinessReport, isWhole: boolean): string {
  const { answered, asked, missing } = countReadiness(report);
  const asking = `We asked it ${asked} questions that visitors of websites like yours often ask.`;
  if (!isWhole) return `${asking} From the pages that we read, it answers ${answered} of ${asked}.`;
  const toAdd = missing === 1 ? 'this one' : `these ${missing}`;
  return `${asking} It answers ${answered} of ${asked}${missing > 0 ? `; add ${toAdd} to your website` : ''}.`;
}

/** Lists unanswered questions and contradictory pages, with links. */
export function listReadiness({ results, contradictions }: ReadinessReport, isWhole: boolean): MailList[] {
  const missing = results.flatMap(({ status, question }): MailText[][] =>
    status === 'missing' ? [[{ text: question }]] : [],
  );
  const disputed = contradictions.slice(0, contradictionLimit).map(describeContradiction);
  const lists = [
    {
      title: isWhole ? 'Your website does not answer yet:' : 'The pages that we read do not answer yet:',
      items: missing,
    },
    { title: 'Your pages disagree on:', items: disputed },
  ];
  return lists.filter(({ items }) => items.length > 0);
}

const kindNames: Record<Contradiction['kind'], string> = {
  phone: 'Phone number',
  fax: 'Fax number',
  email: 'E-mail address',
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
