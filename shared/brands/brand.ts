import * as z from 'zod';
import { brandIdSchema } from '../domain/platforms.ts';

const hexColor = z.string().regex(/^#[0-9a-f]{6}$/);

/** Everything that makes one brand differ from another. Code reads these fields and never compares ids. */
export const brandSchema = z.object({
  id: brandIdSchema,
  /** Shown name, also the live domain in its brand spelling. */
  name: z.string(),
  domain: z.string(),
  /** First path segments that select this brand on hosts of no brand; the first one is canonical. */
  paths: z.array(z.string()).min(1),
  tagline: z.string(),
  description: z.string(),
  colors: z.object({ primary: hexColor, secondary: hexColor, accent: hexColor }),
  pricingModel: z.enum(['enrollment', 'standard']),
  /** Whether the signup asks for an institution type. */
  asksInstitutionType: z.boolean(),
  industryOptions: z.array(z.string()),
  stats: z.array(z.object({ value: z.string(), label: z.string() })).min(3),
  features: z.object({
    title: z.string(),
    items: z.array(z.object({ title: z.string(), description: z.string(), icon: z.string() })).length(3),
  }),
  contact: z.object({ phone: z.string(), email: z.string() }),
  /** How texts call the customer (school, firm) and the one who visits their site. */
  words: z.object({ organisation: z.string(), visitor: z.string() }),
  /** Questions offered when a site's own are not known yet: document 3 section 2, six chips. */
  popularQuestions: z.array(z.string()).length(6),
});
export type Brand = z.infer<typeof brandSchema>;
