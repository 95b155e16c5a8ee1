import { findByPageName } from '#functions/domain/share/page-name.ts';
import { handle } from '#functions/http/handle.ts';
import { conversions } from '#shared/contract/conversions.ts';
import { isSlug } from '#shared/domain/share/slug.ts';
import { AppError } from '#shared/errors.ts';

export const handler = handle(conversions.findBySlug, async ({ slug }, { deps }) => {
  const conversionId = isSlug(slug) ? await findByPageName(deps, slug) : undefined;
  if (!conversionId) throw new AppError('NOT_FOUND');
  return { conversionId };
});
