import * as z from 'zod';
import { versionSchema } from '#shared/domain/version.ts';
import { widgetSettingsSchema } from '#shared/domain/widget/widget-settings.ts';

/** The owner's widget settings. The secret signs the tokens with which a site identifies its visitors. */
export const storedWidgetSchema = widgetSettingsSchema.partial().extend({
  allowedDomainsVersion: versionSchema.optional(),
  designVersion: versionSchema.optional(),
  identitySecret: z.string().optional(),
  /** Hosts whose visitors opened the widget, with the instants of the first and the last opening. */
  hosts: z.record(z.string(), z.object({ since: z.string(), lastSeen: z.string() })).default({}),
});
export type StoredWidget = z.infer<typeof storedWidgetSchema>;

/** A visitor, as signed by the site. */
export const visitorSchema = z.object({
  /** The site's own id for the visitor. */
  externalId: z.string(),
  name: z.string().optional(),
  email: z.string().optional(),
});
export type Visitor = z.infer<typeof visitorSchema>;
