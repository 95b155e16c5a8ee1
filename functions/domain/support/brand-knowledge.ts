import type { Block, Source } from '#functions/engine/documents/content/content.ts';
import { buildKnowledge } from '#functions/engine/knowledge/build/build-knowledge.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { Brand } from '#shared/brands/brand.ts';
import { company } from '#shared/brands/company.ts';
import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { describePrice, findTiers, planFeatures, pricingNotes } from '#shared/domain/billing/pricing.ts';
import { trialDays, trialPageLimit } from '#shared/domain/limits.ts';
import { platformGuides } from '#shared/domain/widget/platform-guides.ts';
import { findLegalDocument } from '#shared/legal/find-legal-document.ts';
import { withoutYesOrNo } from '../owner-answers/yes-or-no.ts';
import { askForGuide, listTopics } from './brand-answers.ts';
import { supportHours } from './describe-facts.ts';

/** Accessibility and cookies concern the product's pages; nobody asks about them here. */
const knownLegalDocuments = ['terms', 'privacy', 'dpa', 'subprocessors'] as const;

const cache = new Map<BrandId, Knowledge>();

/** Knowledge of the brand's own assistant: the brand's data, prices and help, as pages. */
export function findBrandKnowledge(brandId: BrandId): Knowledge {
  const known = cache.get(brandId);
  if (known) return known;
  const brand = brands[brandId];
  const builtAt = new Date(0).toISOString();
  const built = buildKnowledge({
    sources: listBrandSources(brand, builtAt),
    organisationName: brand.name,
    website: `https://${brand.domain}`,
    builtAt,
  });
  cache.set(brandId, built);
  return built;
}

function listBrandSources(brand: Brand, readAt: string): Source[] {
  const pages: { path: string; title: string; blocks: Block[] }[] = [
    { path: '/', title: brand.name, blocks: describeProduct(brand) },
    { path: '/#pricing', title: 'Pricing', blocks: describePricing(brand) },
    { path: '/#faq', title: 'Questions and answers', blocks: describeHelp(brand) },
    { path: '/contact', title: 'Contact', blocks: describeContact(brand) },
    { path: '/help/widget', title: 'Add the widget to a website', blocks: describeWidgetGuide() },
    ...describeLegalPages(brand),
  ];
  return pages.map(({ path, title, blocks }) => ({
    id: `brand-${brand.id}${path}`,
    kind: 'page',
    url: `https://${brand.domain}${path}`,
    title,
    readAt,
    content: { title, language: 'en', blocks, structuredData: [] },
  }));
}

/** One typical question per website platform. */
function describeWidgetGuide(): Block[] {
  return platformGuides.flatMap(({ name, steps }) => [
    heading(askForGuide(name)),
    { kind: 'list', ordered: true, items: [...steps] },
  ]);
}

function describeLegalPages({ id }: Brand): { path: string; title: string; blocks: Block[] }[] {
  return knownLegalDocuments.map((name) => {
    const { title, sections } = findLegalDocument(name, id);
    const blocks = sections.flatMap((section) => [
      heading(section.heading),
      ...section.paragraphs.map((text) => paragraph(text)),
    ]);
    return { path: `/${name}`, title, blocks: [heading(title, 1), ...blocks] };
  });
}

const heading = (text: string, level = 2): Block => ({ kind: 'heading', level, text });
const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const list = (items: string[]): Block => ({ kind: 'list', ordered: false, items });

function describeProduct({
  name,
  tagline,
  description,
  features,
  audiences,
  industryOptions,
}: Brand): Block[] {
  const points = [...features.items, ...(audiences?.items ?? [])];
  return [
    heading(tagline, 1),
    paragraph(description),
    heading('How it works'),
    paragraph(
      `Give us the address of your website, or upload your documents. ${name} reads up to ${trialPageLimit} pages and builds an assistant that answers your visitors. Setup takes 3 to 5 minutes.`,
    ),
    heading(features.title),
    ...points.map((point) => paragraph(`${point.title}: ${point.description}`)),
    heading('Who it is for'),
    list(industryOptions),
  ];
}

function describePricing({ name, pricingModel }: Brand): Block[] {
  const tiers = findTiers(pricingModel);
  return [
    heading('Pricing', 1),
    heading('The free trial'),
    paragraph(
      `The trial is free for ${trialDays} days. No credit card is required. There are no setup fees, and you can cancel at any time.`,
    ),
    heading(`What ${name} costs`),
    list(tiers.map((tier) => `The ${tier.name} plan costs ${describePrice(tier)} (${tier.audience}).`)),
    paragraph(`${pricingNotes[pricingModel].join('. ')}.`),
    ...tiers.flatMap((tier) => [heading(`What the ${tier.name} plan includes`, 3), list(planFeatures(tier))]),
  ];
}

function describeHelp(brand: Brand): Block[] {
  return [
    heading('Questions and answers', 1),
    ...listTopics(brand).flatMap(({ asked: [question], answer }) => [
      heading(question),
      paragraph(withoutYesOrNo(answer)),
    ]),
  ];
}

function describeContact({ name, contact }: Brand): Block[] {
  return [
    heading(`Contact ${name}`, 1),
    paragraph(`Email: ${contact.email}`),
    paragraph(`Phone: ${contact.phone}`),
    paragraph(`Hours: ${supportHours}.`),
    paragraph(`Address: ${[company.name, ...company.addressLines].join(', ')}`),
  ];
}
