import * as z from 'zod';
import type { contract } from '#shared/contract/index.ts';
import { chosenPlanSchema } from '#shared/domain/billing/subscription.ts';
import { additionalContactLimit } from '#shared/domain/limits.ts';
import {
  documentReferenceSchema,
  findSignupIssues,
  sourceTypeSchema,
  trialSignupSchema,
} from '#shared/domain/trial-signup.ts';
import type { FieldIssue } from '#shared/errors.ts';
import { makeRandomId } from '#web/lib/browser/random-id.ts';
import { makeStoredValue } from '#web/lib/browser/stored-value.ts';

const contactSchema = z.object({ key: z.string(), name: z.string(), email: z.string(), phone: z.string() });
export type ContactDraft = z.infer<typeof contactSchema>;

/** The plain fields of the form, named by their path in the payload, as in the server's issues. */
const valuesSchema = z.object({
  'schoolInfo.name': z.string().default(''),
  'schoolInfo.website': z.string().default(''),
  'schoolInfo.address1': z.string().default(''),
  'schoolInfo.address2': z.string().default(''),
  'schoolInfo.phone': z.string().default(''),
  'schoolInfo.institutionType': z.string().default(''),
  'adminContact.name': z.string().default(''),
  'adminContact.email': z.string().default(''),
  'adminContact.phone': z.string().default(''),
  'adminContact.username': z.string().default(''),
  referenceWebsiteUrl: z.string().default(''),
  businessDescription: z.string().default(''),
});
export type SignupField = keyof z.infer<typeof valuesSchema>;

/** The stored draft: everything except the password. */
const signupDraftSchema = z.object({
  /** Sent with the form, so that a retry finds the first conversion. */
  idempotencyKey: z.string(),
  sourceType: sourceTypeSchema,
  values: valuesSchema,
  contacts: z.array(contactSchema).max(additionalContactLimit),
  documents: z.array(documentReferenceSchema),
  chosenPlan: chosenPlanSchema.optional(),
});
export type SignupDraft = z.infer<typeof signupDraftSchema>;
export type DocumentReference = SignupDraft['documents'][number];

export function startDraft(): SignupDraft {
  return {
    idempotencyKey: makeRandomId(),
    sourceType: 'website',
    values: valuesSchema.parse({}),
    contacts: [],
    documents: [],
  };
}

export function draftStore(brandId: string) {
  return makeStoredValue(() => sessionStorage, `trial-draft:${brandId}`, signupDraftSchema);
}

/** The stored draft, with what was typed before it was read. */
export function mergeDrafts(stored: SignupDraft, typed: SignupDraft): SignupDraft {
  const filled = Object.entries(typed.values).filter(([, value]) => value.trim());
  return {
    ...stored,
    sourceType: typed.values['schoolInfo.website'] ? 'website' : stored.sourceType,
    values: { ...stored.values, ...Object.fromEntries(filled) },
    ...(typed.chosenPlan && { chosenPlan: typed.chosenPlan }),
  };
}

/** Document 1 section 4: switching the source clears the other source's fields. */
export function chooseSource(draft: SignupDraft, sourceType: SignupDraft['sourceType']): SignupDraft {
  if (sourceType === 'no-website') {
    return { ...draft, sourceType, values: { ...draft.values, 'schoolInfo.website': '' } };
  }
  return {
    ...draft,
    sourceType,
    documents: [],
    values: { ...draft.values, referenceWebsiteUrl: '', businessDescription: '' },
  };
}

/** The payload of document 1 section 3. Contacts need both name and email (section 5). */
export function makeSignupInput(
  { idempotencyKey, sourceType, values, contacts, documents, chosenPlan }: SignupDraft,
  { brandId, password, now }: { brandId: string; password: string; now: Date },
): z.input<(typeof contract.signup.createTrial)['input']> {
  const { 'schoolInfo.address1': address1, 'schoolInfo.address2': address2 } = values;
  return {
    brandId,
    platform: brandId,
    schoolInfo: {
      name: values['schoolInfo.name'],
      website: values['schoolInfo.website'] || null,
      address: [address1, address2].filter(Boolean).join(', '),
      address1,
      address2,
      phone: values['schoolInfo.phone'],
      institutionType: values['schoolInfo.institutionType'],
    },
    adminContact: {
      name: values['adminContact.name'],
      email: values['adminContact.email'],
      phone: values['adminContact.phone'],
      username: values['adminContact.username'],
      password,
    },
    additionalContacts: contacts
      .filter(({ name, email }) => name.trim() && email.trim())
      .map(({ name, email, phone }) => ({ name, email, phone })),
    sourceType,
    uploadedDocuments: documents,
    referenceWebsiteUrl: values.referenceWebsiteUrl || null,
    businessDescription: values.businessDescription,
    timestamp: now.toISOString(),
    idempotencyKey,
    ...(chosenPlan && { chosenPlan }),
  };
}

type IssueRules = { brandId: string; password: string; needsInstitutionType: boolean };

/**
 * Issues of a draft by the server's rules. Contact issues name the row of the form; a contact that the server would leave
 * out is asked about.
 */
export function findDraftIssues(
  draft: SignupDraft,
  { brandId, password, needsInstitutionType }: IssueRules,
): FieldIssue[] {
  const input = makeSignupInput(draft, { brandId, password, now: new Date(0) });
  const parsed = trialSignupSchema.safeParse({ ...input, additionalContacts: draft.contacts });
  const issues = parsed.success
    ? findSignupIssues(parsed.data, { needsInstitutionType })
    : parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  return [...issues, ...draft.contacts.flatMap(findMissingPart)];
}

function findMissingPart({ name, email, phone }: ContactDraft, index: number): FieldIssue[] {
  const [hasName, hasEmail, hasPhone] = [name, email, phone].map((part) => part.trim() !== '');
  if (hasName === hasEmail && (hasName || !hasPhone)) return [];
  const row = `additionalContacts.${index}`;
  const end = 'or remove this contact.';
  return [
    ...(hasName
      ? []
      : [{ field: `${row}.name`, message: `Please enter a name for contact ${index + 1}, ${end}` }]),
    ...(hasEmail
      ? []
      : [{ field: `${row}.email`, message: `Please enter an email for contact ${index + 1}, ${end}` }]),
  ];
}
