/** The six brand ids. */
export const brandIds = ['edgpt', 'law', 'tax', 'cpa', 'broker', 'gpt'] as const;
export type BrandId = (typeof brandIds)[number];

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
