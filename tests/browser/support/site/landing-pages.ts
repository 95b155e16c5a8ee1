import type { BrandId } from '#shared/brands/brand-names.ts';

// Document 1 sections 2 and 9; the hub has its own sections before the closing ones of every landing page.

type LandingPage = { sections: string[]; headings: string[]; prices: string[] };

const standardPrices = ['$49', '$99', '$149'];

/** The sections between the first screen and the demo, and the prices of the plans. */
const landingPages: Record<BrandId, LandingPage> = {
  edgpt: {
    sections: ['features', 'problem', 'dashboard', 'audiences'],
    headings: [
      'Built for the front office',
      'The school communication crisis',
      'One assistant, four kinds of visitor',
    ],
    prices: [...standardPrices, '$199'],
  },
  law: {
    sections: ['features', 'problem', 'dashboard'],
    headings: ['Intake that never sleeps', 'The client who did not call back'],
    prices: standardPrices,
  },
  tax: {
    sections: ['features', 'problem', 'dashboard'],
    headings: ['Made for the busy season', 'January to April, the phone never stops'],
    prices: standardPrices,
  },
  cpa: {
    sections: ['features', 'problem', 'dashboard'],
    headings: ['For firms that value their hours', 'Billable hours, answered for free'],
    prices: standardPrices,
  },
  broker: {
    sections: ['features', 'problem', 'dashboard'],
    headings: ['From first question to first meeting', 'Serious buyers do not wait until Monday'],
    prices: standardPrices,
  },
  gpt: {
    sections: ['editions', 'features', 'dashboard', 'problem', 'general'],
    headings: [
      'Choose your industry-specific solution',
      'Built on one promise: a source for every answer',
      'People do not read websites. They look for one sentence.',
      'Ready in minutes, yours for good',
    ],
    prices: standardPrices,
  },
};

/** A brand's whole landing page, from header to footer. */
export function describeLanding(brandId: BrandId): LandingPage {
  const { sections, headings, prices } = landingPages[brandId];
  return {
    sections: ['header', 'hero', ...sections, 'demo', 'trial', 'pricing', 'faq', 'footer'],
    headings: [
      // The pictures of the product follow.
      ...headings.toSpliced(2, 0, 'See what your visitors ask'),
      'The same website, asked instead of read',
      'Start your free trial',
      'One price, nothing hidden',
      'Common questions',
    ],
    prices,
  };
}
