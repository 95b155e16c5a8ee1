import type { Brand } from '#shared/brands/brand.ts';
import { legalTitles } from '#shared/domain/legal-documents.ts';
import { trialDays, trialPageLimit } from '#shared/domain/limits.ts';

/** What search engines and shared links show of a page. */
export type PageHead = { title: string; description: string };

type Parameters = Record<string, string | undefined>;

/** Heads of the pages that are rendered in advance. */
export const pageHeads = {
  landing: ({ name, tagline, description }: Brand) => ({ title: `${name}: ${tagline}`, description }),
  hub: ({ name, tagline, description }: Brand) => ({ title: `${name}: ${tagline}`, description }),
  about: ({ name, targetAudience }: Brand) => ({
    title: `About ${name}`,
    description: `Who is behind ${name}, why we think that visitors should be able to ask, and what we do for ${targetAudience.toLowerCase()}.`,
  }),
  contact: ({ name, contact, contactTagline }: Brand) => ({
    title: `Contact ${name}`,
    description: `${contactTagline} ${contact.phone}, ${contact.email}.`,
  }),
  'brand-explorer': () => ({
    title: 'Every edition of GPTsites, side by side',
    description:
      'Search the six editions by industry: schools, law firms, tax preparers, CPA firms, business brokers and every other business.',
  }),
  showcase: () => ({
    title: 'The platform at work: six editions compared',
    description:
      'What visitors ask in each industry, what the assistant answers, and what each edition does.',
  }),
  'conversion-demo': ({ name }: Brand) => ({
    title: `From website to assistant: a demonstration by ${name}`,
    description: `See how up to ${trialPageLimit} pages become an assistant that answers with sources. Try your own for ${trialDays} days.`,
  }),
  'prompt-enhancer': ({ name }: Brand) => ({
    title: `Prompt enhancer by ${name}`,
    description:
      'Turns a rough prompt into a clear one: asks for the detail, audience and format that a good answer needs.',
  }),
  'scraping-demo': ({ name }: Brand) => ({
    title: `Reading a website, step by step: ${name}`,
    description: 'What happens between the address of a website and an assistant that answers from it.',
  }),
  'widget-guide': ({ name }: Brand) => ({
    title: `Put your assistant on your website: ${name}`,
    description:
      'The code for your pages, and where it goes in WordPress, Wix, Squarespace, Shopify, Google Tag Manager and plain HTML.',
  }),
  legal: ({ name }: Brand, { document = '' }: Parameters) => {
    const title = new Map(Object.entries(legalTitles)).get(document) ?? 'Legal';
    return { title: `${title} of ${name}`, description: `${title} of ${name}, in plain words.` };
  },
} satisfies Record<string, (brand: Brand, parameters: Parameters) => PageHead>;

export type HeadedPage = keyof typeof pageHeads;
