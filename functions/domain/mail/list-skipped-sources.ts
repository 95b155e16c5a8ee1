import type { TrackedOutcome } from '#functions/engine/crawl/crawl-state.ts';
import { quoteName } from './compose-mail.ts';
import type { MailList, MailText } from './lay-out-mail.ts';

/** Limited for readability; the assistant's page lists all of them. */
const listedSources = 10;

/** Lists the sources skipped through no fault of the website, with the true reason. */
export function listSkippedSources(leftOut: TrackedOutcome[]): MailList[] {
  const failed = leftOut.filter(({ status }) => status === 'failed');
  const items = [
    ...failed.slice(0, listedSources).map(describeSource),
    ...describeRest(failed),
    ...describeLimitedSources(leftOut),
  ];
  return items.length > 0 ? [{ title: 'What we did not read:', items }] : [];
}

/** Anyone may sign up a site, so its text is shortened and stripped of addresses. */
function describeSource({ title, url, reason = '' }: TrackedOutcome): MailText[] {
  return [{ text: `${quoteName(title)}:`, ...(url && { url }) }, { text: reason }];
}

function describeRest({ length }: TrackedOutcome[]): MailText[][] {
  const rest = length - listedSources;
  return rest > 0 ? [[{ text: `${rest} more for the same reason` }]] : [];
}

/** "12 addresses: Over the 25-page limit of the trial". */
function describeLimitedSources(leftOut: TrackedOutcome[]): MailText[][] {
  const skipped = leftOut.filter(({ status }) => status === 'skipped');
  const groups = Map.groupBy(skipped, ({ reason = '' }) => reason);
  return [...groups].map(([reason, { length }]): MailText[] => [
    { text: length === 1 ? '1 address:' : `${length} addresses:` },
    { text: reason },
  ]);
}
