import type { Brand } from '#shared/brands/brand.ts';
import { listFaq } from '#shared/brands/brand-faqs.ts';
import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { platformGuides } from '#shared/domain/widget/platform-guides.ts';
import type { OwnerAnswer } from '../owner-answers/match-owner-answers.ts';
import { describeFacts } from './describe-facts.ts';
import { type HelpTopic, listHelpTopics } from './help-topics.ts';

/** A question in its wordings, the first of them shown, with a brand's answer. */
type Topic = Pick<HelpTopic, 'asked'> & { answer: string; path: string };

const helpPath = '/#faq';
const cache = new Map<BrandId, readonly OwnerAnswer[]>();

/** What a brand's own assistant answers in the brand's own words. */
export function findBrandAnswers(brandId: BrandId): readonly OwnerAnswer[] {
  const known = cache.get(brandId);
  if (known) return known;
  const brand = brands[brandId];
  const correctedAt = new Date(0).toISOString();
  const answers = [...listTopics(brand), ...listGuides()].map(
    ({ asked: [question, ...wordings], answer, path }) => ({
      ...{ id: `brand-${brandId} ${question}`, question, wordings, answer, correctedAt },
      page: { title: brand.name, url: `https://${brand.domain}${path}` },
    }),
  );
  cache.set(brandId, answers);
  return answers;
}

/** What a brand alone is asked, then what all are. */
export function listTopics(brand: Brand): Topic[] {
  const facts = describeFacts(brand);
  const shared = listHelpTopics().map(
    ({ asked, answer, path = helpPath }): Topic => ({ asked, answer: answer(facts), path }),
  );
  const known = new Set(shared.flatMap(({ asked }) => asked));
  const own = listFaq(brand.id)
    .filter(({ question }) => !known.has(question))
    .map(({ question, answer }): Topic => ({ asked: [question], answer, path: helpPath }));
  return [...own, ...shared];
}

export const askForGuide = (platform: string): string => `How do I add the widget to ${platform}?`;

function listGuides(): Topic[] {
  return platformGuides.slice(1).map(
    ({ name, steps }): Topic => ({
      asked: [
        askForGuide(name),
        `Can I use it on ${name}?`,
        `Does it work with ${name}?`,
        `Is there a ${name} plugin?`,
      ],
      answer: steps.map((step, at) => `${at + 1}. ${step}`).join('\n'),
      path: '/help/widget',
    }),
  );
}
