import { handle } from '#functions/lib/handle.ts';
import { legal } from '#shared/contract/legal.ts';
import { findLegalDocument } from '#shared/legal/find-legal-document.ts';

export const handler = handle(legal.getDocument, async ({ page, platform }) =>
  findLegalDocument(page, platform),
);
