import { handle } from '#functions/lib/handle.ts';
import { contract } from '#shared/contract/index.ts';
import { findLegalDocument } from '#shared/legal/find-legal-document.ts';

export const handler = handle(contract.legal.getDocument, async ({ page, platform }) =>
  findLegalDocument(page, platform),
);
