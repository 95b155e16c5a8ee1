/** The legal documents of every brand, with their titles. */
export const legalTitles = {
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  cookies: 'Cookie Policy',
  accessibility: 'Accessibility Statement',
  dpa: 'Data Processing Agreement',
  subprocessors: 'Subprocessors',
} as const;

export type LegalDocumentName = keyof typeof legalTitles;

/** Whether a path names a legal document. */
export const isLegalDocument = (name: string): name is LegalDocumentName => Object.hasOwn(legalTitles, name);
