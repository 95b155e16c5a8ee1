import * as z from 'zod';
import { conversionIdSchema } from '../conversion/conversion-id-schema.ts';

/** The organisation that a visitor's message went to, as the visitor knows it. */
export const messageAddresseeSchema = z.object({
  conversionId: conversionIdSchema,
  name: z.string(),
  website: z.string().nullable(),
  phone: z.string().optional(),
  email: z.string().optional(),
  address: z.string().optional(),
  brandColor: z.string().optional(),
  logoUrl: z.string().optional(),
});
export type MessageAddressee = z.infer<typeof messageAddresseeSchema>;
