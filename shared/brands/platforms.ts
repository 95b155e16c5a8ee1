import * as z from 'zod';
import { type BrandId, brandIds, parseBrandId } from './brand-names.ts';

export type { BrandId } from './brand-names.ts';

export const brandIdSchema = z.enum(brandIds);

/** Input schema for a platform under any of its names; parses to the brand id. */
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
