/** A legal text, a template for counsel to review before it is published, with blanks: {brand}, {domain}, {email}, {phone}, {company}, {address}, {organisation}. */
export type LegalText = {
  updatedOn: string;
  sections: { heading: string; paragraphs: string[] }[];
};
