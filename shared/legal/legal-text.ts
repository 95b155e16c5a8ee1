/**
 * A legal text, as a template for counsel to review before publication. Placeholders: {brand}, {domain},
 * {email}, {phone}, {company}, {address}, {organisation}.
 */
export type LegalText = { updatedOn: string; sections: { heading: string; paragraphs: string[] }[] };
