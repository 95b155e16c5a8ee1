import { findTimeZone } from '#functions/domain/time-zone/find-time-zone.ts';
import { rankContacts } from '#functions/engine/knowledge/facts/choose-contact.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { quoteWebsite } from '#functions/engine/quoting/quote-website.ts';
import type { Answer } from '#functions/engine/reply/answer.ts';
import { findContext } from '#functions/engine/search/resolve-follow-up.ts';
import type { Admitted } from './admit-message.ts';
import { offerSimilarCorrection } from './offer-similar-correction.ts';

/** The answer without a model: quotes of the website, or the owner's answer to a similar question. */
export function quoteForVisitor(
  question: string,
  admitted: Pick<Admitted, 'knowledge' | 'history' | 'corrections' | 'frame' | 'askedAt'>,
): Answer {
  const { knowledge, history, corrections, frame, askedAt } = admitted;
  const text = question.trim();
  const found = quoteWebsite(text, knowledge, {
    context: findContext(text, history),
    frame,
    today: findToday(knowledge, askedAt),
  });
  return offerSimilarCorrection(found, corrections, text, knowledge, frame);
}

/** The day where the organization is (ISO 8601), else in UTC. */
function findToday(knowledge: Knowledge, now: Date): string {
  const address = rankContacts(knowledge, 'address')[0]?.value;
  const timeZone = findTimeZone(address, knowledge.website) ?? 'UTC';
  // Sweden writes calendar dates as ISO 8601 does.
  return now.toLocaleDateString('sv-SE', { timeZone });
}
