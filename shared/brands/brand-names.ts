import { brandNames } from './all-brands.ts';

export type BrandId = (typeof brandNames)[number]['id'];

/** The ids of all brands. */
export const brandIds: readonly BrandId[] = brandNames.map(({ id }) => id);

/** Brand tokens used inside conversion ids. */
export const platformTokens: readonly string[] = brandNames.map(({ token }) => token);

/** The conversion id token of a brand. */
export function tokenOf(brandId: BrandId): string {
  return brandNames.find(({ id }) => id === brandId)?.token ?? brandId;
}

const brandByName: ReadonlyMap<string, BrandId> = new Map(
  brandNames.flatMap(({ id, token, paths }) => [id, token, ...paths].map((name) => [name, id] as const)),
);

/** Resolves a short or long platform name (`law`, `lawfirm`, …) to its brand; undefined when unknown. */
export const parseBrandId = (name: string): BrandId | undefined => brandByName.get(name.toLowerCase());
