import { readinessQuestions } from '#functions/engine/lexicon/en/readiness-questions.ts';
import {
  type Contradiction,
  countReadiness,
  divideReadiness,
  type ReadinessReport,
  sayReadiness,
} from '#shared/domain/conversion/readiness.ts';
import { quoteName, quoteText } from './compose-mail.ts';
import type { MailList, MailText } from './lay-out-mail.ts';

/** What an owner mends first; the dashboard has all of them. */
const gapLimit = 3;
const answeredLimit = 3;

/** Where parts of the website were skipped, they may hold the other answers. */
export function summarizeReadiness(report: ReadinessReport, isWhole: boolean): string {
  const said = sayReadiness(divideReadiness(countReadiness(report)));
  return isWhole ? said : `${said} What we could not read may hold more.`;
}

/**
 * First what works, then the three most valuable gaps: what pages contradict each other on, because visitors may get the
 * wrong one, then questions without an answer, those without even a close passage first.
 */
export function listReadiness(report: ReadinessReport): MailList[] {
  const disputed = listDisputed(report).map(describeContradiction);
  const missing = report.results.flatMap((result) => (result.status === 'missing' ? [result] : []));
  const gaps = [...missing.filter((gap) => !gap.isPerhaps), ...missing.filter((gap) => gap.isPerhaps)];
  const answered = listAnswered(report);
  const lists = [
    { title: answeredTitle, items: listAnswers(answered.slice(0, answeredLimit)) },
    { title: 'Your pages disagree on:', items: disputed },
    {
      title: 'We did not find a sure answer to:',
      items: listQuestions(gaps.slice(0, gapLimit - disputed.length)),
    },
  ];
  return lists.filter(({ items }) => items.length > 0);
}

/** What it answers, in our own questions alone: for an address that may read nobody else's words. */
export function listAnsweredQuestions(report: ReadinessReport): MailList[] {
  const ours = new Map<string, string>(Object.entries(readinessQuestions));
  const questions = listAnswered(report).flatMap(({ questionId }) => ours.get(questionId) ?? []);
  const items = questions.slice(0, answeredLimit).map((text) => [{ text }]);
  return items.length > 0 ? [{ title: answeredTitle, items }] : [];
}

const answeredTitle = 'It already answers, for example:';
const listAnswered = ({ results }: ReadinessReport) =>
  results.flatMap((result) => (result.status === 'answered' ? [result] : []));

type Answered = Extract<ReadinessReport['results'][number], { status: 'answered' }>;

/** The first with its answer and the page that says so, the others by their question. */
function listAnswers([first, ...others]: Answered[]): MailText[][] {
  if (!first) return [];
  const [source] = first.citations;
  const shown = [{ text: first.question }, { text: `“${quoteText(first.answer)}”` }];
  return [
    source ? [...shown, { text: quoteName(source.title), url: source.url }] : shown,
    ...listQuestions(others),
  ];
}

function listQuestions(results: ReadinessReport['results']): MailText[][] {
  return results.map(({ question }) => [{ text: question }]);
}

const listDisputed = ({ contradictions }: ReadinessReport) => contradictions.slice(0, gapLimit - 1);

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
