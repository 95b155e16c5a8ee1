import type { TrialFormField } from '#shared/domain/trial-form-fields.ts';

/** As staff read them: on the form they are in the words of each brand. */
const names: Record<TrialFormField | 'other' | 'none', string> = {
  'schoolInfo.name': 'Organisation name',
  'schoolInfo.institutionType': 'Institution type',
  'schoolInfo.phone': 'Phone of the organisation',
  'schoolInfo.address1': 'Street address',
  'schoolInfo.address2': 'City, state and postal code',
  sourceType: 'Website or documents',
  'schoolInfo.website': 'Website URL',
  uploadedDocuments: 'Documents',
  referenceWebsiteUrl: 'Reference website URL',
  businessDescription: 'Description',
  'adminContact.name': 'Own name',
  'adminContact.email': 'Email',
  'adminContact.phone': 'Own phone',
  'adminContact.username': 'Username',
  'adminContact.password': 'Password',
  other: 'Something else on the form',
  none: 'Not known',
};
const nameOf = new Map(Object.entries(names));

/** The name of a field of the trial form. */
export function nameField(field: string): string {
  return nameOf.get(field) ?? field;
}
