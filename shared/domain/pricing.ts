/** A plan with its price in whole US dollars a month. `name` is shown on pricing pages, `checkoutName` at checkout. */
export type Tier = {
  id: string;
  name: string;
  checkoutName: string;
  monthlyPriceUsd: number;
  audience: string;
  isRecommended?: true;
};

export type PricingModel = 'enrollment' | 'standard';

const tiers: Record<PricingModel, Tier[]> = {
  enrollment: [
    {
      id: 'starter',
      name: 'Small School',
      checkoutName: 'Starter',
      monthlyPriceUsd: 49,
      audience: '0-1,000 students',
    },
    {
      id: 'growth',
      name: 'Medium School',
      checkoutName: 'Growth',
      monthlyPriceUsd: 99,
      audience: '1,001-2,500 students',
      isRecommended: true,
    },
    {
      id: 'professional',
      name: 'Large School',
      checkoutName: 'Professional',
      monthlyPriceUsd: 149,
      audience: '2,501-5,000 students',
    },
    {
      id: 'enterprise',
      name: 'Extra Large School',
      checkoutName: 'Enterprise',
      monthlyPriceUsd: 199,
      audience: '5,001+ students, unlimited conversations',
    },
  ],
  standard: [
    {
      id: 'basic',
      name: 'Silver',
      checkoutName: 'Basic',
      monthlyPriceUsd: 49,
      audience: '1,000 conversations a month',
    },
    {
      id: 'professional',
      name: 'Gold',
      checkoutName: 'Professional',
      monthlyPriceUsd: 99,
      audience: '5,000 conversations a month',
      isRecommended: true,
    },
    {
      id: 'enterprise',
      name: 'Platinum',
      checkoutName: 'Enterprise',
      monthlyPriceUsd: 149,
      audience: '15,000 conversations a month',
    },
  ],
};

/** The plans of a pricing model: document 1 section 9. */
export function findTiers(model: PricingModel): Tier[] {
  return tiers[model];
}

const sharedFeatures = [
  'Answers around the clock, with sources',
  'Your website and your documents',
  'Assistant page and chat widget',
  'Corrections that take effect at once',
];
const recommendedFeatures = ['Weekly summary of what visitors asked', 'Priority support'];

/** What a plan contains, in the order in which it is shown. */
export function planFeatures({ audience, isRecommended, monthlyPriceUsd }: Tier): string[] {
  const isLarge = isRecommended || monthlyPriceUsd > largeFromUsd;
  return [`For ${audience}`, ...sharedFeatures, ...(isLarge ? recommendedFeatures : [])];
}

/** decisions.md: no setup fee. */
export const setupFeeUsd = 0;

/** Plans above this price contain what the recommended one contains. */
const largeFromUsd = 99;

/** Terms that hold for every plan of a pricing model: document 1 section 2. */
export const pricingNotes: Record<PricingModel, string[]> = {
  enrollment: [
    'Billed by fiscal year, July 1 to June 30',
    'Purchase orders welcome',
    'Academic discounts',
    'Bulk licensing for districts',
  ],
  standard: ['No credit card for the trial', 'Change or cancel at the end of any month'],
};

/** `$49 per month`. */
export function describePrice({ monthlyPriceUsd }: Tier): string {
  return `$${monthlyPriceUsd} per month`;
}
