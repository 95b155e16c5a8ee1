import * as z from 'zod';
import { widgetSettingsSchema } from '#shared/contract/widget.ts';

/** What the owner has settled about a widget. The secret signs the tokens by which a site says who its visitors are. */
export const storedWidgetSchema = widgetSettingsSchema
  .partial()
  .extend({ identitySecret: z.string().optional() });
export type StoredWidget = z.infer<typeof storedWidgetSchema>;

/** Who a visitor is, as the site that knows them has signed. */
export const visitorSchema = z.object({
  /** The site's own id of the visitor. */
  externalId: z.string(),
  name: z.string().optional(),
  email: z.string().optional(),
});
export type Visitor = z.infer<typeof visitorSchema>;
