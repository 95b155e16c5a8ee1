import type { Share } from '#shared/contract/dashboard/share.ts';
import { suggestSlug } from '#shared/domain/share/reserved-slugs.ts';
import { slugSchema } from '#shared/domain/share/slug-schema.ts';
import { AppError } from '#shared/errors.ts';
import type { Conversion } from '../conversions/conversion.ts';

/** Stores the names of assistants' pages. */
export type ShareStore = {
  /** The assistant with this name; undefined when nobody has it. */
  findConversionId(slug: string): Promise<string | undefined>;
  /** Every name that an assistant has had, which still lead to it. */
  listSlugs(conversionId: string): Promise<string[]>;
  /** False when another assistant has the name. */
  save(conversionId: string, share: { slug: string; isListed: boolean }): Promise<boolean>;
};

/** Names are kept for good, so an assistant can't collect them. */
const mostSlugs = 10;

/** How an assistant's page is found: its name, and whether search engines may list it. */
export function describeShare({ slug = '', isListed = false, companyName }: Conversion): Share {
  return { slug, isListed, suggestion: suggestSlug(companyName) };
}

/** Gives the page a name, or keeps it, and publishes it or takes it back. Earlier names keep leading to it. */
export async function shareAssistant(
  shares: ShareStore,
  conversion: Conversion,
  { slug: wanted, isListed }: { slug?: string | undefined; isListed: boolean },
): Promise<Share> {
  const { conversionId } = conversion;
  const slug = wanted === undefined ? (conversion.slug ?? '') : readSlug(wanted);
  if (slug !== '' && slug !== conversion.slug) {
    const slugs = await shares.listSlugs(conversionId);
    if (!slugs.includes(slug) && slugs.length >= mostSlugs)
      throw refuse(`This assistant has had ${mostSlugs} names, which still lead to it. Use one of them.`);
  }
  if (!(await shares.save(conversionId, { slug, isListed })))
    throw refuse('This name is taken. Choose another one.');
  return describeShare({ ...conversion, slug, isListed });
}

function readSlug(text: string): string {
  const { data, error } = slugSchema.safeParse(text);
  if (data === undefined) throw refuse(error.issues[0]?.message ?? 'Choose another name.');
  return data;
}

function refuse(message: string): AppError {
  return new AppError('VALIDATION', { issues: [{ field: 'slug', message }] });
}
