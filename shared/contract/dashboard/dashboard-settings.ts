import * as z from 'zod';
import {
  customDomain,
  customDomainCharacters,
  emailAddress,
  optionalEmailAddress,
  shownAddress,
} from '../../domain/addresses/address-schemas.ts';
import { conversionIdSchema } from '../../domain/conversion/conversion-id-schema.ts';
import { readLogoAddress } from '../../domain/logo.ts';
import { messagePrivacySchema } from '../../domain/mail/message-privacy.ts';
import { versionSchema } from '../../domain/version.ts';
import { route } from '../route.ts';
import { dashboardErrors as errors } from './dashboard-errors.ts';

/** What the assistant shows instead of what was read on the website; an empty value means no change. */
const appearanceSchema = z.object({
  greeting: z.string().trim().max(300).default(''),
  suggestedQuestions: z.array(z.string().trim().min(1).max(160)).max(6).default([]),
  /** `#rrggbb`; every page corrects its contrast. */
  brandColor: z.string().trim().max(7).default(''),
  /** An address, or the path of an uploaded picture. */
  logoUrl: z.string().trim().max(2048).default(''),
  /** Leaves out who made the assistant, while the plan allows it. */
  hidesMaker: z.boolean().default(false),
});
export const noAppearance = appearanceSchema.parse({});

/** Addresses for mail around visitors' messages; empty ones mean the contacts named at signup. */
const messageMailsSchema = z.object({
  /** Where answers to visitors' messages say to reply. */
  replyTo: z.string().trim().max(254).default(''),
  /** Who is told of a new message. */
  recipients: z.array(z.string().trim().max(254)).max(5).default([]),
  ...messagePrivacySchema.shape,
});
export type MessageMails = z.infer<typeof messageMailsSchema>;
export const noMessageMails = messageMailsSchema.parse({});

/** Sections of the settings, each saved in one call. */
export const settingsSections = ['organization', 'assistant', 'messages'] as const;
export type SettingsSection = (typeof settingsSections)[number];

/** How often each section was saved. */
const settingsVersionsSchema = z.object({
  organization: versionSchema.default(0),
  assistant: versionSchema.default(0),
  messages: versionSchema.default(0),
});

const settingsFieldsSchema = z.object({
  /** Name of the assistant's page and widget, replacing the organisation's. */
  siteName: z.string().trim().max(120),
  /** The website that the page links to, replacing the one that was read. */
  siteUrl: z.string().trim().max(2048),
  /** The assistant's custom domain; first in the list of links. */
  customDomain: z.string().trim().max(customDomainCharacters),
  account: z.object({
    adminName: z.string().trim().max(120),
    email: z.string().trim().max(254),
    phone: z.string().trim().max(40),
    schoolName: z.string().trim().max(160),
    address: z.string().trim().max(300),
    website: z.string().trim().max(2048),
  }),
  /** Whether a configured language model may read the site to answer. */
  readsWithModel: z.boolean().default(true),
  /** Whether changes of prices, dates and people on the website wait for approval. */
  approvesChanges: z.boolean().default(false),
  appearance: appearanceSchema.prefault({}),
  messageMails: messageMailsSchema.prefault({}),
});

/** What applies where a field is empty, so that pages show it there. */
const settingStandardsSchema = z.object({
  /** Whether the website has been read; until then the brand's values apply. */
  isRead: z.boolean().default(false),
  siteName: z.string().default(''),
  siteUrl: z.string().default(''),
  suggestedQuestions: z.array(z.string()).default([]),
  /** Empty when the website shows none, so that the brand's applies. */
  brandColor: z.string().default(''),
  logoUrl: z.string().default(''),
  recipients: z.array(z.string()).default([]),
  /** As the website states them. */
  phone: z.string().default(''),
  address: z.string().default(''),
  /** Whether a language model runs here; without one every answer is a quote. */
  hasModel: z.boolean().default(true),
  /** Whether the plan allows to leave out who made the assistant. */
  canHideMaker: z.boolean().default(false),
});
export type SettingStandards = z.infer<typeof settingStandardsSchema>;

/** Owner settings as stored; the signup data applies until they are saved. */
export const storedSettingsSchema = settingsFieldsSchema.extend({
  versions: settingsVersionsSchema.prefault({}),
});
export type StoredSettings = z.infer<typeof storedSettingsSchema>;

/** Owner settings with what applies beside them. */
export const dashboardSettingsSchema = storedSettingsSchema.extend({
  standards: settingStandardsSchema.prefault({}),
});
export type DashboardSettings = z.infer<typeof dashboardSettingsSchema>;

/** Validates input more strictly than stored settings, so that old settings stay readable. */
const settingsInputSchema = settingsFieldsSchema.extend({
  siteUrl: shownAddress,
  customDomain,
  account: settingsFieldsSchema.shape.account.extend({ email: optionalEmailAddress, website: shownAddress }),
  appearance: appearanceSchema
    .extend({
      brandColor: z
        .string()
        .regex(/^(#[0-9a-f]{6})?$/i, 'Please choose a color.')
        .default(''),
      logoUrl: z
        .string()
        .trim()
        .max(2048)
        .refine(
          (address) => address === '' || readLogoAddress(address) !== undefined,
          'Please enter the address of an image that everybody on the internet can open, beginning with https:// or http://.',
        )
        .overwrite((address) => readLogoAddress(address) ?? '')
        .default(''),
    })
    .prefault({}),
  messageMails: messageMailsSchema
    .extend({
      replyTo: optionalEmailAddress.default(''),
      recipients: z.array(emailAddress()).max(5).default([]),
    })
    .prefault({}),
});

const { account, siteUrl, siteName, readsWithModel, approvesChanges, appearance, messageMails, ...own } =
  settingsInputSchema.shape;

/** A section's own call; the fields of the others stay. */
function saveSection<Fields extends z.ZodRawShape>(section: SettingsSection, fields: Fields) {
  return route('PUT', `/api/dashboard/{conversionId}/settings/${section}`, 'member', {
    summary: `Saves the section “${section}” of the settings; when it was saved since this version, CONFLICT returns what is stored`,
    input: z.object({ conversionId: conversionIdSchema, version: versionSchema, ...fields }),
    output: dashboardSettingsSchema,
    errors: ['VALIDATION', 'CONFLICT', ...errors],
  });
}

/** The settings, and the addresses in them that have yet to confirm. */
export const settingsRoutes = {
  getSettings: route('GET', '/api/dashboard/{conversionId}/settings', 'member', {
    summary: 'The owner’s dashboard settings',
    input: z.object({ conversionId: conversionIdSchema }),
    output: dashboardSettingsSchema,
    errors,
  }),
  saveSettings: route('PUT', '/api/dashboard/{conversionId}/settings', 'member', {
    summary:
      'Saves all of the owner’s dashboard settings; refused when one of the given versions has changed',
    input: settingsInputSchema.extend({
      conversionId: conversionIdSchema,
      versions: settingsVersionsSchema.optional(),
    }),
    output: dashboardSettingsSchema,
    errors: ['VALIDATION', 'CONFLICT', ...errors],
  }),
  saveOrganization: saveSection('organization', { account, siteUrl, customDomain: own.customDomain }),
  saveAssistant: saveSection('assistant', { siteName, appearance, readsWithModel, approvesChanges }),
  saveMessages: saveSection('messages', { messageMails }),
  keepLogo: route('POST', '/api/dashboard/{conversionId}/logo', 'member', {
    summary:
      'Keeps a picture that was uploaded for the purpose `logo`; visitors see it once the settings name its path',
    input: z.object({
      conversionId: conversionIdSchema,
      /** As the upload returned it. */
      documentUrl: z.string().max(100),
    }),
    output: z.object({ logoUrl: z.string() }),
    errors: ['VALIDATION', ...errors],
    rateLimit: { perAddress: 60, perTenant: 30, windowSeconds: 3600 },
  }),
  listUnconfirmed: route('GET', '/api/dashboard/{conversionId}/unconfirmed-addresses', 'member', {
    summary: 'Addresses that are to get messages and form entries, and have yet to confirm',
    input: z.object({ conversionId: conversionIdSchema }),
    output: z.object({ addresses: z.array(z.string()) }),
    errors,
  }),
  askToConfirm: route('POST', '/api/dashboard/{conversionId}/unconfirmed-addresses', 'member', {
    summary: 'Mails one of these addresses the link that confirms it once more',
    input: z.object({ conversionId: conversionIdSchema, email: emailAddress() }),
    output: z.object({ success: z.literal(true) }),
    errors: ['VALIDATION', 'NOT_FOUND', ...errors],
    rateLimit: { perAddress: 20, perTenant: 10, windowSeconds: 3600 },
  }),
};
