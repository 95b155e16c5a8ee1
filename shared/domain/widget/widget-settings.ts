import * as z from 'zod';
import { widgetDesignSchema } from './widget-design.ts';

/** A host name, or `*.` plus a host name for all its subdomains. */
export const widgetDomainSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(
    /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/,
    'Write a domain such as www.example.org, without https:// and without a path.',
  );
export const widgetDomainLimit = 50;

/** The owner's settings of the widget. */
export const widgetSettingsSchema = z.object({
  /** Hosts that may show the widget; an empty list allows all. */
  allowedDomains: z.array(widgetDomainSchema).max(widgetDomainLimit),
  /** What the owner chose in the generator; absent until then. */
  design: widgetDesignSchema.optional(),
});
export type WidgetSettings = z.infer<typeof widgetSettingsSchema>;
