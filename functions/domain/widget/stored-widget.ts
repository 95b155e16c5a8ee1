import * as z from 'zod';
import { widgetSettingsSchema } from '#shared/contract/widget.ts';

/** The owner's widget settings. The secret signs the tokens with which a site identifies its visitors. */
export const storedWidgetSchema = widgetSettingsSchema
  .partial()
  .extend({ identitySecret: z.string().optional() });
export type StoredWidget = z.infer<typeof storedWidgetSchema>;

/** A visitor, as signed by the site. */
export const visitorSchema = z.object({
  /** The site's own id for the visitor. */
  externalId: z.string(),
  name: z.string().optional(),
  email: z.string().optional(),
});
export type Visitor = z.infer<typeof visitorSchema>;
