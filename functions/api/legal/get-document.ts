import { handle } from '#functions/http/handle.ts';
import { legal } from '#shared/contract/legal.ts';

/** Loaded while the call is being checked. */
const loadWork = () => import('#shared/legal/find-legal-document.ts');

export const handler = handle(
  legal.getDocument,
  async ({ page, platform }) => (await loadWork()).findLegalDocument(page, platform),
  loadWork,
);
