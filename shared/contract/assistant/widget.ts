import * as z from 'zod';
import { emailAddress, readableAddress } from '#shared/domain/addresses/address-schemas.ts';
import { isWebAddress } from '#shared/domain/addresses/addresses.ts';
import { conversionIdSchema } from '#shared/domain/conversion/conversion-id-schema.ts';
import { versionSchema } from '#shared/domain/version.ts';
import { platformGuides } from '#shared/domain/widget/platform-guides.ts';
import { widgetSettingsSchema } from '#shared/domain/widget/widget-settings.ts';
import { visitorLanguageSchema } from '#shared/texts/visitor-language-schema.ts';
import { publicContactSchema } from '../conversions.ts';
import { route } from '../route.ts';
import { sessionIdSchema } from './session-id.ts';

const hexColor = z.string().regex(/^#[0-9a-f]{6}$/i);
/** What a widget's panel shows before the first question. */
export const widgetPanelSchema = z.object({
  name: z.string(),
  /** Shown when a call fails. */
  phone: z.string(),
  /** Telephone numbers that the website states, to dial (E.164). */
  telephones: z.array(z.string()).optional(),
  colors: z.object({ primary: hexColor, secondary: hexColor, accent: hexColor }),
  /** The organization's logo; absent when none was found. */
  logoUrl: z.string().optional(),
  /** Corner radius as a CSS length. */
  corner: z.string(),
  popularQuestions: z.array(z.string()),
  /** The owner's own greeting; absent for the usual one. */
  greeting: z.string().optional(),
  /** What the answers are not, such as legal advice, in the visitor's language; absent where nothing is to be said. */
  note: z.string().optional(),
  /** Shown to visitors instead of a paused assistant; null while it answers. */
  pause: publicContactSchema.nullable(),
  /** Whether the owner allows this host. */
  isAllowed: z.boolean(),
});
export type WidgetPanel = z.infer<typeof widgetPanelSchema>;

const identitySecret = z.string();

/** What a look at a customer's page found. */
export const pageCheckSchema = z.object({
  result: z.enum(['found', 'other-assistant', 'missing', 'unreachable']),
  /** The page that answered, after redirects. */
  url: z.string(),
  /** Why the page could not be read. */
  reason: z.string().optional(),
  /** Whether the page loads Google Tag Manager, whose tags the page's text does not show. */
  hasTagManager: z.boolean(),
  /** Whether the owner's list of sites allows the widget on this page. */
  isAllowed: z.boolean(),
});
export type PageCheck = z.infer<typeof pageCheckSchema>;

const id = { conversionId: conversionIdSchema };

/** How often each setting was saved. */
const widgetVersions = z.object({
  allowedDomains: versionSchema.default(0),
  design: versionSchema.default(0),
});
/** The owner's settings of the widget, as stored. */
export const versionedWidgetSchema = widgetSettingsSchema.extend({ versions: widgetVersions.prefault({}) });
export type VersionedWidget = z.infer<typeof versionedWidgetSchema>;

export const widget = {
  getPanel: route('GET', '/api/widget/{conversionId}', 'public', {
    summary: 'The content of an assistant’s panel on a given host',
    input: z.object({ ...id, host: z.string().max(260), language: visitorLanguageSchema.optional() }),
    output: widgetPanelSchema,
    errors: ['CONVERSION_NOT_FOUND', 'NOT_READY', 'RATE_LIMITED'],
    rateLimit: { perAddress: 120, windowSeconds: 60 },
  }),
  getLook: route('GET', '/api/widget/{conversionId}/look.js', 'public', {
    answersFile: 'text/javascript',
    summary: 'What the owner chose for the launcher, as the call by which the embed script draws it',
    input: z.object(id),
    output: z.instanceof(Uint8Array),
    errors: ['RATE_LIMITED'],
    // A school's pupils may share an address; browsers keep it for five minutes.
    rateLimit: { perAddress: 1200, windowSeconds: 60 },
  }),
  identifyVisitor: route('POST', '/api/widget/{conversionId}/visitors', 'public', {
    summary: 'Identifies a visitor by a token signed by the site’s own server',
    input: z.object({ ...id, sessionId: sessionIdSchema, token: z.string().max(4000) }),
    output: z.object({ name: z.string().optional(), email: z.string().optional() }),
    errors: ['VALIDATION', 'FORBIDDEN', 'CONVERSION_NOT_FOUND', 'RATE_LIMITED'],
    rateLimit: { perAddress: 60, windowSeconds: 60 },
  }),
  getSettings: route('GET', '/api/widget/{conversionId}/settings', 'member', {
    // Its reply holds secrets.
    role: 'editor',
    summary: 'The widget’s allowed domains and design, and the secret for visitor tokens',
    input: z.object(id),
    output: versionedWidgetSchema.extend({ identitySecret }),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'CONVERSION_NOT_FOUND', 'RATE_LIMITED'],
  }),
  saveSettings: route('PUT', '/api/widget/{conversionId}/settings', 'member', {
    summary:
      'Saves the widget’s allowed domains, its design, or both; what is left out stays; refused when a given version has changed',
    input: widgetSettingsSchema.partial().extend({
      ...id,
      versions: z.partialRecord(z.enum(['allowedDomains', 'design']), versionSchema).optional(),
    }),
    output: versionedWidgetSchema,
    errors: [
      'VALIDATION',
      'UNAUTHENTICATED',
      'FORBIDDEN',
      'CONVERSION_NOT_FOUND',
      'CONFLICT',
      'RATE_LIMITED',
    ],
    rateLimit: { perAddress: 60, windowSeconds: 60 },
  }),
  renewSecret: route('POST', '/api/widget/{conversionId}/secret', 'member', {
    summary:
      'Creates a new secret for visitor tokens; tokens signed with the old one are refused from then on',
    input: z.object(id),
    output: z.object({ identitySecret }),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'CONVERSION_NOT_FOUND', 'RATE_LIMITED'],
    rateLimit: { perAddress: 10, windowSeconds: 60 },
  }),
  checkPage: route('POST', '/api/widget/{conversionId}/page-check', 'member', {
    summary: 'Fetches a page of the customer’s website and looks for the embed code',
    input: z.object({
      ...id,
      address: readableAddress
        .min(1, 'Please enter the address of your website.')
        .refine(isWebAddress, 'Please enter the address of a page, such as https://www.example.org.'),
    }),
    output: pageCheckSchema,
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN', 'CONVERSION_NOT_FOUND', 'RATE_LIMITED'],
    rateLimit: { perAddress: 60, perTenant: 20, windowSeconds: 600 },
  }),
  mailCode: route('POST', '/api/widget/{conversionId}/code-mail', 'member', {
    summary: 'Mails the embed code with the steps for a platform to the caller’s webmaster',
    input: z.object({
      ...id,
      email: emailAddress('Please enter your webmaster’s email address.'),
      platform: z.enum(platformGuides.map((guide) => guide.id)),
    }),
    /** `waits` until the address has confirmed, for which it was asked. */
    output: z.object({ success: z.literal(true), waits: z.boolean() }),
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN', 'CONVERSION_NOT_FOUND', 'RATE_LIMITED'],
    rateLimit: { perAddress: 20, perTenant: 5, windowSeconds: 3600 },
  }),
};
