import type { Brand } from '#shared/brands/brand.ts';

const institutionTypeLabels = {
  preschool: 'Preschool',
  k12: 'K-12 school',
  private: 'Private school',
  college: 'College or university',
  trade: 'Trade school',
} as const;

/** Options of the institution type, none preselected. */
export const institutionTypeOptions = [
  { value: '', label: 'Please choose' },
  ...Object.entries(institutionTypeLabels).map(([value, label]) => ({ value, label })),
];

/** Label of every field that can have an issue, by its path in the payload. */
export function makeFieldLabels({ words }: Pick<Brand, 'words'>): Record<string, string> {
  const organisation = words.organisation.charAt(0).toUpperCase() + words.organisation.slice(1);
  return {
    'schoolInfo.name': `${organisation} name`,
    'schoolInfo.website': 'Website URL',
    'schoolInfo.institutionType': 'Institution type',
    'schoolInfo.phone': `${organisation} phone`,
    'schoolInfo.address1': 'Street address',
    'schoolInfo.address2': 'City, state and postal code',
    'adminContact.name': 'Your name',
    'adminContact.email': 'Email',
    'adminContact.phone': 'Your phone',
    'adminContact.username': 'Username',
    'adminContact.password': 'Password',
    sourceType: 'Website option',
    uploadedDocuments: 'Documents',
    referenceWebsiteUrl: 'Reference website URL',
    businessDescription: 'Description',
    'additionalContacts.0.name': 'Name of contact 1',
    'additionalContacts.0.email': 'Email of contact 1',
    'additionalContacts.1.name': 'Name of contact 2',
    'additionalContacts.1.email': 'Email of contact 2',
  };
}
