/** A legal text with blanks: {brand}, {domain}, {email}, {phone}, {company}, {address}, {organisation}. */
export type LegalText = {
  updatedOn: string;
  sections: { heading: string; paragraphs: string[] }[];
};
