/** Trial form fields by their payload path, in page order. */
export const trialFormFields = [
  'schoolInfo.name',
  'schoolInfo.institutionType',
  'schoolInfo.phone',
  'schoolInfo.address1',
  'schoolInfo.address2',
  'sourceType',
  'schoolInfo.website',
  'uploadedDocuments',
  'referenceWebsiteUrl',
  'businessDescription',
  'adminContact.name',
  'adminContact.email',
  'adminContact.phone',
  'adminContact.username',
  'adminContact.password',
] as const;
export type TrialFormField = (typeof trialFormFields)[number];
