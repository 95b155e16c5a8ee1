import type { Block, Source } from '#functions/ingest/content.ts';
import { buildKnowledge } from '#functions/knowledge/build-knowledge.ts';
import type { Knowledge } from '#functions/knowledge/knowledge.ts';
import type { Brand } from '#shared/brands/brand.ts';
import { brands } from '#shared/brands/index.ts';
import { trialDays, trialPageLimit } from '#shared/domain/limits.ts';
import type { BrandId } from '#shared/domain/platforms.ts';
import { describePrice, findTiers } from '#shared/domain/pricing.ts';

const cache = new Map<BrandId, Knowledge>();

/** What the brand's own assistant knows: the brand's data and prices, as if they were pages of its site. */
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
    { path: '/contact', title: 'Contact', blocks: describeContact(brand) },
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

function describeProduct(brand: Brand): Block[] {
  return [
    { kind: 'heading', level: 1, text: brand.tagline },
    { kind: 'paragraph', text: brand.description },
    { kind: 'heading', level: 2, text: 'How it works' },
    {
      kind: 'paragraph',
      text: `Give us the address of your website, or upload your documents. ${brand.name} reads up to ${trialPageLimit} pages and builds an assistant that answers your visitors. Setup takes 3 to 5 minutes.`,
    },
    { kind: 'heading', level: 2, text: brand.features.title },
    ...brand.features.items.map(
      ({ title, description }): Block => ({ kind: 'paragraph', text: `${title}: ${description}` }),
    ),
    { kind: 'heading', level: 2, text: 'Who it is for' },
    { kind: 'list', ordered: false, items: brand.industryOptions },
  ];
}

function describePricing(brand: Brand): Block[] {
  return [
    { kind: 'heading', level: 1, text: 'Pricing' },
    {
      kind: 'paragraph',
      text: `The trial is free for ${trialDays} days. No credit card is required. There are no setup fees, and you can cancel at any time.`,
    },
    {
      kind: 'table',
      header: ['Plan', 'Price', 'For'],
      rows: findTiers(brand.pricingModel).map((tier) => [tier.name, describePrice(tier), tier.audience]),
    },
  ];
}

function describeContact({ name, contact }: Brand): Block[] {
  return [
    { kind: 'heading', level: 1, text: `Contact ${name}` },
    { kind: 'paragraph', text: `E-mail: ${contact.email}` },
    { kind: 'paragraph', text: `Phone: ${contact.phone}` },
    { kind: 'paragraph', text: 'Hours: Monday to Friday, 9 AM to 6 PM Pacific.' },
  ];
}
