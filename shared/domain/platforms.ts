import * as z from 'zod';

/** The six brand ids. */
export const brandIdSchema = z.enum(['edgpt', 'law', 'tax', 'cpa', 'broker', 'gpt']);
export type BrandId = z.infer<typeof brandIdSchema>;

/** The platform token inside a conversion id, per brand. */
export const platformTokens = {
  edgpt: 'edgpt',
  law: 'lawfirm',
  tax: 'taxprep',
  cpa: 'cpa',
  broker: 'businessbroker',
  gpt: 'gpt',
} as const satisfies Record<BrandId, string>;

const brandByName: Record<string, BrandId> = {
  edgpt: 'edgpt',
  law: 'law',
  lawfirm: 'law',
  tax: 'tax',
  taxprep: 'tax',
  taxprepgpt: 'tax',
  cpa: 'cpa',
  cpafirm: 'cpa',
  broker: 'broker',
  businessbroker: 'broker',
  gpt: 'gpt',
  gptsites: 'gpt',
};

/** Resolves a short or long platform name (`law`, `lawfirm`, …) to its brand; undefined when unknown. */
export function parseBrandId(name: string): BrandId | undefined {
  const key = name.toLowerCase();
  return Object.hasOwn(brandByName, key) ? brandByName[key] : undefined;
}

/** Input schema for a platform in any of its names; the value is the brand id. */
export const platformSchema = z
  .string()
  .max(40)
  .transform((name, context): BrandId => {
    const brandId = parseBrandId(name);
    if (brandId) return brandId;
    context.issues.push({
      code: 'custom',
      message: 'Brand not found',
      input: name,
      params: { code: 'BRAND_NOT_FOUND' },
    });
    return z.NEVER;
  });
