import type { Brand } from '#shared/brands/brand.ts';
import { company } from '#shared/brands/company.ts';
import { dataSafety } from '#shared/brands/data-safety.ts';
import {
  annualSavingUsd,
  describePrice,
  findTiers,
  formatUsd,
  setupFeeUsd,
} from '#shared/domain/billing/pricing.ts';
import {
  contactReplyHours,
  documentExtensions,
  documentSizeLimitBytes,
  trialDays,
  trialPageLimit,
} from '#shared/domain/limits.ts';
import { platformGuides } from '#shared/domain/widget/platform-guides.ts';

/** When the people behind the brands answer. */
export const supportHours = 'Monday to Friday, 9 AM to 6 PM Pacific';

/** What answers about the product fill in: all of it follows the tables, so that no figure is written twice. */
export function describeFacts({ name, domain, contact, words, pricingModel }: Brand) {
  const tiers = findTiers(pricingModel);
  const [first] = tiers;
  const share = first ? Math.round((annualSavingUsd(first) / (first.monthlyPriceUsd * 12)) * 100) : 0;
  const pages = tiers.map((tier) => tier.pages.toLocaleString('en-US'));
  return {
    ...{
      name,
      domain,
      ...contact,
      company: company.name,
      dataSafety,
      trialDays,
      trialPageLimit,
      supportHours,
    },
    organisation: words.organisation,
    visitor: words.visitor,
    isSchool: pricingModel === 'enrollment',
    replyHours: contactReplyHours,
    documents: documentExtensions.map((extension) => extension.toUpperCase()).join(', '),
    documentMegabytes: documentSizeLimitBytes / 1024 / 1024,
    setupFee: setupFeeUsd === 0 ? 'There is no setup fee' : `The setup fee is ${formatUsd(setupFeeUsd)}`,
    prices: tiers.map((tier) => `${tier.name} ${describePrice(tier)} (${tier.audience})`).join('; '),
    annualDiscount: `${share}%`,
    pagesOfPlans: `from ${pages[0]} pages on the smallest plan to ${pages.at(-1)} on the largest`,
    readAgain: tiers
      .map((tier) => `${tier.name}: every ${tier.readAgainDays} ${tier.readAgainDays === 1 ? 'day' : 'days'}`)
      .join('; '),
    conversations: tiers
      .map((tier) => `${tier.name}: ${tier.monthlyConversations?.toLocaleString('en-US') ?? 'unlimited'}`)
      .join('; '),
    platforms: platformGuides
      .slice(1)
      .map((guide) => guide.name)
      .join(', '),
  };
}

export type Facts = ReturnType<typeof describeFacts>;
