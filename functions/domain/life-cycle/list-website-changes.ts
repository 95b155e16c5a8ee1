import { sayChange } from '#shared/domain/knowledge/say-changes.ts';
import type { WebsiteChanges } from '#shared/domain/knowledge/website-changes.ts';
import { quoteText } from '../mail/compose-mail.ts';
import type { MailList } from '../mail/lay-out-mail.ts';

/** As many as somebody reads on a Monday morning; the dashboard has all of them. */
const listedChanges = 10;

/** What changed on a website in a week, without pages that say something else each time. */
export function listWebsiteChanges(readings: readonly WebsiteChanges[]): MailList[] {
  const facts = readings.flatMap((reading) => reading.facts).filter(({ isSwinging }) => !isSwinging);
  const items = [
    ...readings
      .flatMap(({ vanished }) => vanished)
      .map(({ title }) => `${title} is no longer on your website`),
    ...facts.map((fact) => `${sayChange(fact)} (${fact.page.title})`),
  ];
  const otherwise = Math.max(0, ...readings.map(({ conversations }) => conversations?.count ?? 0));
  // A reading stores the first of its facts.
  const unlisted = readings.reduce((sum, { factCount, facts: stored }) => sum + factCount - stored.length, 0);
  const rest = items.length + unlisted - listedChanges;
  const lines = [
    ...items.slice(0, listedChanges).map(quoteText),
    ...(rest > 0 ? [`${rest.toLocaleString('en-US')} more`] : []),
    ...(otherwise > 0 && items.length > 0
      ? [`Earlier conversations that would be answered otherwise today: ${otherwise.toLocaleString('en-US')}`]
      : []),
  ];
  return lines.length > 0
    ? [{ title: 'What changed on your website:', items: lines.map((text) => [{ text }]) }]
    : [];
}
