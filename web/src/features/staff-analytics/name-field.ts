import type { TrialFormField } from '#shared/domain/trial-form-fields.ts';

/** Labels for staff; on the form they differ by brand. */
const names: Record<TrialFormField | 'other' | 'none', string> = {
  'schoolInfo.name': 'Organization name',
  'schoolInfo.institutionType': 'Institution type',
  'schoolInfo.phone': 'Organisation phone',
  'schoolInfo.address1': 'Street address',
  'schoolInfo.address2': 'City, state and postal code',
  sourceType: 'Website or documents',
  'schoolInfo.website': 'Website URL',
  uploadedDocuments: 'Documents',
  referenceWebsiteUrl: 'Reference website URL',
  businessDescription: 'Description',
  'adminContact.name': 'Administrator name',
  'adminContact.email': 'Email',
  'adminContact.phone': 'Administrator phone',
  'adminContact.username': 'Username',
  'adminContact.password': 'Password',
  other: 'Something else on the form',
  none: 'Not known',
};
const nameOf = new Map(Object.entries(names));

/** The label of a trial form field. */
export const nameField = (field: string): string => nameOf.get(field) ?? field;
