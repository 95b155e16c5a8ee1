import type { BrandId } from '../brands/brand-names.ts';
import { company } from '../brands/company.ts';
import { brands } from '../brands/index.ts';
import type { LegalDocument } from '../contract/legal.ts';
import { isLegalDocument, type LegalDocumentName, legalTitles } from '../domain/legal-documents.ts';
import { AppError } from '../errors.ts';
import { accessibility } from './accessibility.ts';
import { cookies } from './cookies.ts';
import { dpa } from './dpa.ts';
import type { LegalText } from './legal-text.ts';
import { privacy } from './privacy.ts';
import { subprocessors } from './subprocessors.ts';
import { terms } from './terms.ts';

const texts: Record<LegalDocumentName, LegalText> = {
  terms,
  privacy,
  cookies,
  accessibility,
  dpa,
  subprocessors,
};

/** A legal document of a brand. Throws NOT_FOUND for an unknown name. */
export function findLegalDocument(page: string, brandId: BrandId): LegalDocument {
  if (!isLegalDocument(page)) throw new AppError('NOT_FOUND', { message: 'Legal document not found' });
  const { updatedOn, sections } = texts[page];
  const blanks = blanksOf(brandId);
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => blanks.get(name) ?? whole);
  const filled = sections.map(({ heading, paragraphs }) => ({ heading, paragraphs: paragraphs.map(fill) }));
  return {
    page,
    title: legalTitles[page],
    updatedOn,
    content: filled.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]).join('\n\n'),
    sections: filled,
  };
}

function blanksOf(brandId: BrandId): Map<string, string> {
  const { name, domain, contact, words } = brands[brandId];
  return new Map(
    Object.entries({
      brand: name,
      domain,
      ...contact,
      company: company.name,
      address: company.addressLines.join(', '),
      organisation: words.organisation,
    }),
  );
}
