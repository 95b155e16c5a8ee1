import type { Brand } from '#shared/brands/brand.ts';

/** Brands of an industry that match every word of the search; empty criteria match all. */
export function filterBrands(
  brands: readonly Brand[],
  { search, industry }: { search: string; industry: string },
): Brand[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return brands.filter((brand) => {
    if (industry !== '' && brand.industry !== industry) return false;
    const text = describe(brand).toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function describe({
  name,
  tagline,
  description,
  industry,
  targetAudience,
  industryOptions,
  features,
}: Brand): string {
  const points = features.items.flatMap(({ title, description: detail }) => [title, detail]);
  return [name, tagline, description, industry, targetAudience, ...industryOptions, ...points].join(' ');
}
