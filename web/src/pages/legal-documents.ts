/** The legal documents of every brand, with their titles. */
export const legalTitles = {
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  cookies: 'Cookie Policy',
  accessibility: 'Accessibility Statement',
  dpa: 'Data Processing Agreement',
  subprocessors: 'Subprocessors',
} as const;

export const legalDocumentNames = Object.keys(legalTitles);
