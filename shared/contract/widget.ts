import * as z from 'zod';
import { conversionIdSchema } from '../domain/conversion/conversion-id-schema.ts';
import { publicContactSchema } from './conversions.ts';
import { route } from './route.ts';
import { sessionIdSchema } from './session-id.ts';

const hexColor = z.string().regex(/^#[0-9a-f]{6}$/i);
/** A host name, or `*.` before one for every host below it. */
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

/** What the panel of a widget shows before anybody has asked anything. */
export const widgetPanelSchema = z.object({
  name: z.string(),
  /** Named when a call fails. */
  phone: z.string(),
  colors: z.object({ primary: hexColor, secondary: hexColor, accent: hexColor }),
  /** Radius of corners, a CSS length. */
  corner: z.string(),
  popularQuestions: z.array(z.string()),
  /** What visitors get in place of an assistant that is paused; null while it answers. */
  pause: publicContactSchema.nullable(),
  /** Whether the owner lets this host show the assistant. */
  isAllowed: z.boolean(),
});
export type WidgetPanel = z.infer<typeof widgetPanelSchema>;

export const widgetSettingsSchema = z.object({
  /** Hosts that may show the widget; every one where the list is empty. */
  allowedDomains: z.array(widgetDomainSchema).max(widgetDomainLimit),
});
const identitySecret = z.string();
export type WidgetSettings = z.infer<typeof widgetSettingsSchema>;

const id = { conversionId: conversionIdSchema };

export const widget = {
  getPanel: route({
    method: 'GET',
    path: '/api/widget/{conversionId}',
    access: 'public',
    summary: 'What the panel of an assistant shows on the page of a host',
    input: z.object({ ...id, host: z.string().max(260) }),
    output: widgetPanelSchema,
    errors: ['CONVERSION_NOT_FOUND', 'NOT_READY', 'RATE_LIMITED'],
    rateLimit: { perAddress: 120, windowSeconds: 60 },
  }),
  identifyVisitor: route({
    method: 'POST',
    path: '/api/widget/{conversionId}/visitors',
    access: 'public',
    summary: 'Says who a visitor is, by a token that the site’s own server has signed',
    input: z.object({ ...id, sessionId: sessionIdSchema, token: z.string().max(4000) }),
    output: z.object({ name: z.string().optional(), email: z.string().optional() }),
    errors: ['VALIDATION', 'FORBIDDEN', 'CONVERSION_NOT_FOUND', 'RATE_LIMITED'],
    rateLimit: { perAddress: 60, windowSeconds: 60 },
  }),
  getSettings: route({
    method: 'GET',
    path: '/api/widget/{conversionId}/settings',
    access: 'member',
    summary: 'Where a widget may be shown, and the secret that signs visitors’ tokens',
    input: z.object(id),
    output: widgetSettingsSchema.extend({ identitySecret }),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'CONVERSION_NOT_FOUND', 'RATE_LIMITED'],
  }),
  saveSettings: route({
    method: 'PUT',
    path: '/api/widget/{conversionId}/settings',
    access: 'member',
    summary: 'Changes where a widget may be shown',
    input: widgetSettingsSchema.extend(id),
    output: widgetSettingsSchema,
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN', 'CONVERSION_NOT_FOUND', 'RATE_LIMITED'],
    rateLimit: { perAddress: 60, windowSeconds: 60 },
  }),
  renewSecret: route({
    method: 'POST',
    path: '/api/widget/{conversionId}/secret',
    access: 'member',
    summary: 'Makes a new secret for visitors’ tokens; those signed by the old one are refused from then on',
    input: z.object(id),
    output: z.object({ identitySecret }),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'CONVERSION_NOT_FOUND', 'RATE_LIMITED'],
    rateLimit: { perAddress: 10, windowSeconds: 60 },
  }),
};
