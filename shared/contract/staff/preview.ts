import * as z from 'zod';
import { brandIdSchema } from '../../brands/platforms.ts';
import { conversionStatusSchema } from '../../domain/conversion/conversion-stages.ts';
import { route } from '../route.ts';

const previewDataSchema = z.object({
  totalConversions: z.number().int(),
  totalAdminUsers: z.number().int(),
  totalInquiries: z.number().int(),
  /** Conversions of each platform. */
  platforms: z.record(z.string(), z.number().int()),
  /** The newest ten. */
  conversions: z.array(
    z.object({
      conversionId: z.string(),
      status: conversionStatusSchema,
      companyName: z.string(),
      /** Empty for demos without an address. */
      email: z.string(),
      platform: brandIdSchema,
      url: z.string().nullable(),
      createdAt: z.string(),
    }),
  ),
  /** The newest ten. */
  adminUsers: z.array(
    z.object({
      userId: z.string(),
      name: z.string(),
      email: z.string(),
      organization: z.string(),
      platform: brandIdSchema,
      createdAt: z.string(),
    }),
  ),
});
export type PreviewData = z.infer<typeof previewDataSchema>;

export const preview = {
  getData: route('GET', '/json-api/preview-data', 'superadmin', {
    summary: 'Counts of conversions, admin users and inquiries, with the newest of each',
    input: z.object({}),
    output: previewDataSchema,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
  }),
};
