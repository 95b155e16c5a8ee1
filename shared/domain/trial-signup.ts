import * as z from 'zod';
import type { FieldIssue } from '../errors.ts';
import {
  completeWebAddress,
  isEmailAddress,
  isPublicWebAddress,
  isWebAddress,
  privateAddressMessage,
} from './addresses/addresses.ts';
import { chosenPlanSchema } from './billing/subscription.ts';
import { institutionTypeSchema } from './institution-type.ts';
import { additionalContactLimit, documentCountLimit, documentSizeLimitBytes } from './limits.ts';

export const sourceTypeSchema = z.enum(['website', 'no-website']);

const text = (limit: number) =>
  z
    .string()
    .max(limit, `Please use at most ${limit} characters.`)
    .nullish()
    .transform((value) => (value ?? '').replace(invisible, ' ').trim());

/** Control characters except line breaks, and bidirectional marks; names and addresses contain neither. */
const invisible = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069\u200b-\u200f]/gu;

const webAddress = text(2048).transform(completeWebAddress);

/**
 * An uploaded document as named by the signup. Only `url` is trusted; the rest comes from the upload's
 * record.
 */
export const documentReferenceSchema = z.object({
  url: z.string().max(200),
  filename: z.string().max(300).optional(),
  size: z.number().optional(),
  type: z.string().max(200).optional(),
});

/** The signup payload of document 1 section 3. Shape only; `findSignupIssues` has the rules and messages. */
export const trialSignupSchema = z.object({
  platform: z.string().max(40).nullish(),
  schoolInfo: z
    .object({
      name: text(200),
      website: webAddress,
      address: text(400),
      address1: text(200),
      address2: text(200),
      phone: text(40),
      institutionType: text(40),
    })
    .prefault({}),
  adminContact: z
    .object({
      name: text(120),
      email: text(254),
      phone: text(40),
      username: text(64),
      password: z
        .string()
        .max(200, 'Please use at most 200 characters.')
        .nullish()
        .transform((value) => value ?? ''),
    })
    .prefault({}),
  additionalContacts: z
    .array(z.object({ name: text(120), email: text(254), phone: text(40) }))
    .max(additionalContactLimit, `At most ${additionalContactLimit} additional contacts.`)
    .nullish()
    .transform((value) => value ?? []),
  sourceType: z
    .string()
    .max(40)
    .nullish()
    .transform((value) => value ?? ''),
  uploadedDocuments: z
    .array(
      z.union([
        documentReferenceSchema,
        z
          .string()
          .max(200)
          .transform((url) => ({ url })),
      ]),
    )
    .max(documentCountLimit, `At most ${documentCountLimit} documents.`)
    .nullish()
    .transform((value): { url: string }[] => value ?? []),
  referenceWebsiteUrl: webAddress,
  businessDescription: text(10_000),
  timestamp: z.union([z.string().max(40), z.number()]).nullish(),
  /** The plan chosen on the pricing page; dropped when the brand doesn't sell it. */
  chosenPlan: chosenPlanSchema.nullish(),
  /** Repeating a submission with the same key returns the first conversion. */
  idempotencyKey: z.string().max(100).nullish(),
});
export type TrialSignup = z.infer<typeof trialSignupSchema>;

/** The messages of document 1 section 5, verbatim. */
export const signupMessages = {
  required: 'Please fill in all required fields marked with * before submitting your trial request.',
  websiteRequired:
    "Website URL Required - Please enter your website URL or select 'Don't have a website' to continue.",
  businessInformationRequired:
    'Business Information Required - Please upload business documents or provide a reference website URL',
  institutionTypeRequired: 'Institution Type Required - Please select your educational institution type.',
  invalidEmail: 'Please enter a valid admin email address, such as name@example.org.',
  invalidWebsite: 'Invalid Website URL - Please enter a valid website URL (including https://)',
  invalidReference: 'Invalid Reference URL - Please enter a valid website URL (including https://)',
  weakPassword: 'Please choose a password of at least 8 characters.',
} as const;

/** Names the contact, counted from 1 as on the form. */
export function describeInvalidContact(index: number): string {
  return `Please enter a valid email address for contact ${index + 1}.`;
}

/** Message for a document over the limit: document 1 section 5. */
export function describeOversizedDocument(filename: string): string {
  return `${filename} exceeds 10MB limit. Please select a smaller file.`;
}

type SignupRules = { needsInstitutionType: boolean };

/** Every rule a signup breaks, in display order; empty when valid. */
export function findSignupIssues(signup: TrialSignup, { needsInstitutionType }: SignupRules): FieldIssue[] {
  return [
    ...findMissingFields(signup),
    ...findSourceIssues(signup),
    ...(needsInstitutionType && !institutionTypeSchema.safeParse(signup.schoolInfo.institutionType).success
      ? [{ field: 'schoolInfo.institutionType', message: signupMessages.institutionTypeRequired }]
      : []),
    ...findContactIssues(signup),
  ];
}

function findMissingFields({ schoolInfo, adminContact, sourceType }: TrialSignup): FieldIssue[] {
  const required: Record<string, string> = {
    'schoolInfo.name': schoolInfo.name,
    sourceType: sourceTypeSchema.safeParse(sourceType).success ? sourceType : '',
    'adminContact.name': adminContact.name,
    'adminContact.email': adminContact.email,
    'adminContact.username': adminContact.username,
    'adminContact.password': adminContact.password,
  };
  return Object.keys(required)
    .filter((field) => !required[field])
    .map((field) => ({ field, message: signupMessages.required }));
}

function findSourceIssues(signup: TrialSignup): FieldIssue[] {
  if (signup.sourceType === 'website') {
    const { website } = signup.schoolInfo;
    if (!website) return [{ field: 'schoolInfo.website', message: signupMessages.websiteRequired }];
    return findAddressIssues('schoolInfo.website', website, signupMessages.invalidWebsite);
  }
  if (signup.sourceType !== 'no-website') return [];
  const { referenceWebsiteUrl } = signup;
  if (!signup.uploadedDocuments.length && !referenceWebsiteUrl) {
    return [{ field: 'uploadedDocuments', message: signupMessages.businessInformationRequired }];
  }
  return referenceWebsiteUrl
    ? findAddressIssues('referenceWebsiteUrl', referenceWebsiteUrl, signupMessages.invalidReference)
    : [];
}

function findAddressIssues(field: string, address: string, invalid: string): FieldIssue[] {
  if (!isWebAddress(address)) return [{ field, message: invalid }];
  return isPublicWebAddress(address) ? [] : [{ field, message: privateAddressMessage }];
}

function findContactIssues({ adminContact, additionalContacts }: TrialSignup): FieldIssue[] {
  const issues: FieldIssue[] = [];
  if (adminContact.email && !isEmailAddress(adminContact.email)) {
    issues.push({ field: 'adminContact.email', message: signupMessages.invalidEmail });
  }
  if (adminContact.password && adminContact.password.length < 8) {
    issues.push({ field: 'adminContact.password', message: signupMessages.weakPassword });
  }
  additionalContacts.forEach((contact, index) => {
    if (contact.name && contact.email && !isEmailAddress(contact.email)) {
      issues.push({ field: `additionalContacts.${index}.email`, message: describeInvalidContact(index) });
    }
  });
  return issues;
}

/** Whether a document of this size may be uploaded; the limit is inclusive. */
export function isDocumentSizeAllowed(sizeBytes: number): boolean {
  return sizeBytes > 0 && sizeBytes <= documentSizeLimitBytes;
}
