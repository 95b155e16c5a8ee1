import { trialDocumentLimit, trialPageLimit } from '../limits.ts';
import type { PaidPlanId, PlanId } from './plan-ids.ts';

/** How much an assistant reads. */
export type ReadingAllowance = {
  /** Pages of the website. */
  pages: number;
  /** Documents those pages link to. */
  linkedDocuments: number;
  /** Everything else: uploads and what the owner adds. */
  entries: number;
  /** Days between automatic reads of the website; null means never. */
  readAgainDays: number | null;
};

/**
 * decisions.md sets the page limits: 25 on trial, then 100, 300, 1,000, and 2,000 for the largest school
 * plan.
 */
const allowances = {
  trial: { pages: trialPageLimit, linkedDocuments: trialDocumentLimit, entries: 50, readAgainDays: null },
  small: { pages: 100, linkedDocuments: 40, entries: 200, readAgainDays: 30 },
  medium: { pages: 300, linkedDocuments: 50, entries: 400, readAgainDays: 7 },
  large: { pages: 1000, linkedDocuments: 100, entries: 600, readAgainDays: 7 },
  largest: { pages: 2000, linkedDocuments: 200, entries: 1000, readAgainDays: 1 },
} satisfies Record<string, ReadingAllowance>;

/** A plan with its price in whole US dollars a month. */
export type Tier = ReadingAllowance & {
  id: PaidPlanId;
  name: string;
  monthlyPriceUsd: number;
  /** Conversations per month; null means unlimited. */
  monthlyConversations: number | null;
  audience: string;
  isRecommended?: true;
  /** The assistant’s page may leave out who made it. */
  canHideMaker?: true;
};

export type PricingModel = 'enrollment' | 'standard';

/**
 * Document 1 section 9 counts students in some tiers; we set their conversations at or above the standard
 * plan of the same rank.
 */
const tiers: Record<PricingModel, Tier[]> = {
  enrollment: [
    {
      id: 'starter',
      name: 'Small School',
      monthlyPriceUsd: 49,
      monthlyConversations: 2000,
      ...allowances.small,
      audience: '0-1,000 students',
    },
    {
      id: 'growth',
      name: 'Medium School',
      monthlyPriceUsd: 99,
      monthlyConversations: 5000,
      ...allowances.medium,
      audience: '1,001-2,500 students',
      isRecommended: true,
    },
    {
      id: 'professional',
      name: 'Large School',
      monthlyPriceUsd: 149,
      monthlyConversations: 15_000,
      ...allowances.large,
      audience: '2,501-5,000 students',
    },
    {
      id: 'enterprise',
      name: 'Extra Large School',
      monthlyPriceUsd: 199,
      monthlyConversations: null,
      ...allowances.largest,
      audience: `5,001+ students, ${describeConversations(null)}`,
      canHideMaker: true,
    },
  ],
  standard: [
    { id: 'basic', name: 'Silver', monthlyPriceUsd: 49, ...allowances.small, ...sellConversations(1000) },
    {
      id: 'professional',
      name: 'Gold',
      monthlyPriceUsd: 99,
      ...allowances.medium,
      ...sellConversations(5000),
      isRecommended: true,
    },
    {
      id: 'enterprise',
      name: 'Platinum',
      monthlyPriceUsd: 149,
      ...allowances.large,
      ...sellConversations(15_000),
      canHideMaker: true,
    },
  ],
};

function sellConversations(monthlyConversations: number) {
  return { monthlyConversations, audience: describeConversations(monthlyConversations) };
}

/** `1,000 conversations a month`. */
function describeConversations(count: number | null): string {
  return count === null ? 'unlimited conversations' : `${groupThousands(count)} conversations a month`;
}

/** `1,000`. Plans are built at startup, where the first locale-aware formatting would take 8 ms. */
function groupThousands(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** The plans of a pricing model: document 1 section 9. */
export const findTiers = (model: PricingModel): Tier[] => tiers[model];

/** A customer's allowance: the trial's or the purchased plan's. */
export type Plan = ReadingAllowance &
  Pick<Tier, 'name' | 'monthlyConversations'> & { hasWeeklySummary: boolean; canHideMaker: boolean };

/** The trial counts days; so many conversations only guard against misuse. */
const trialPlan: Plan = {
  name: 'Trial',
  monthlyConversations: 15_000,
  ...allowances.trial,
  hasWeeklySummary: true,
  canHideMaker: false,
};

/** A customer's plan. A plan missing from the pricing model falls back to the model's largest. */
export function findPlan(model: PricingModel, planId: PlanId): Plan {
  if (planId === 'trial') return trialPlan;
  const tier = tiers[model].find(({ id }) => id === planId) ?? tiers[model].at(-1);
  return tier
    ? { ...tier, hasWeeklySummary: isLarge(tier), canHideMaker: tier.canHideMaker === true }
    : trialPlan;
}

const sharedFeatures = [
  'Answers around the clock, with sources',
  'Assistant page and chat widget',
  'Corrections that take effect at once',
];
const recommendedFeatures = ['Weekly summary of what visitors asked', 'Priority support'];

/** A plan's features in display order. */
export function planFeatures(tier: Tier): string[] {
  const conversations = describeConversations(tier.monthlyConversations);
  return [
    `For ${tier.audience}`,
    ...(tier.audience.includes(conversations) ? [] : [capitalize(conversations)]),
    `${groupThousands(tier.pages)} pages of your website, ${describeReadingAgain(tier)}`,
    `${groupThousands(tier.entries)} documents and texts of your own`,
    ...sharedFeatures,
    ...(isLarge(tier) ? recommendedFeatures : []),
  ];
}

const intervalNames = new Map<number | null, string>([
  [1, 'day'],
  [7, 'week'],
  [30, 'month'],
]);

/** `read again every week`. */
function describeReadingAgain({ readAgainDays }: ReadingAllowance): string {
  return `read again every ${intervalNames.get(readAgainDays) ?? `${readAgainDays} days`}`;
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function isLarge({ isRecommended, monthlyPriceUsd }: Tier): boolean {
  return isRecommended === true || monthlyPriceUsd > largeFromUsd;
}

/** decisions.md: no setup fee. */
export const setupFeeUsd = 0;

/** Plans above this price include the features of the recommended one. */
const largeFromUsd = 99;

/** Terms for every plan of a pricing model: document 1 section 2. */
export const pricingNotes: Record<PricingModel, string[]> = {
  enrollment: [
    'Billed by fiscal year, July 1 to June 30',
    'Purchase orders welcome',
    'Academic discounts',
    'Bulk licensing for districts',
  ],
  standard: ['No credit card for the trial', 'Change plans at any time'],
};

export type BillingInterval = 'monthly' | 'annual';

/** A plan chosen but not bought yet. */
export type ChosenPlan = { planId: PaidPlanId; interval: BillingInterval };

/**
 * Price per interval in whole US dollars; a year costs a fifth less than twelve months: document 3 section 2.
 */
export function priceOfInterval({ monthlyPriceUsd }: Tier, interval: BillingInterval): number {
  return interval === 'annual' ? Math.round(monthlyPriceUsd * 12 * 0.8) : monthlyPriceUsd;
}

/** Formats whole US dollars: `$1,430`. */
export const formatUsd = (amount: number): string => `$${groupThousands(amount)}`;

/** `$950 a year`. */
export function sayPriceOf(tier: Tier, interval: BillingInterval): string {
  return `${formatUsd(priceOfInterval(tier, interval))} a ${interval === 'annual' ? 'year' : 'month'}`;
}

/** Savings of an annual plan over twelve monthly payments, in whole US dollars. */
export function annualSavingUsd(tier: Tier): number {
  return tier.monthlyPriceUsd * 12 - priceOfInterval(tier, 'annual');
}

/** `$49 per month`. */
export const describePrice = ({ monthlyPriceUsd }: Tier): string => `${formatUsd(monthlyPriceUsd)} per month`;
