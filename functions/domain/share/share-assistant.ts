import type { Share } from '#shared/contract/dashboard/share.ts';
import { suggestSlug } from '#shared/domain/share/reserved-slugs.ts';
import { mostSlugs } from '#shared/domain/share/slug.ts';
import { slugSchema } from '#shared/domain/share/slug-schema.ts';
import { AppError } from '#shared/errors.ts';
import type { Conversion } from '../conversions/conversion.ts';

/** Stores the names of assistants' pages. */
export type ShareStore = {
  /** The assistant with this name; undefined when nobody has it. */
  findConversionId(slug: string): Promise<string | undefined>;
  /** `refused` when another assistant has the name, `full` when this one has had `mostSlugs`. */
  save(
    conversionId: string,
    share: { slug: string; isListed: boolean },
  ): Promise<'added' | 'full' | 'refused'>;
};

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
  const saved = await shares.save(conversionId, { slug, isListed });
  if (saved === 'full')
    throw refuse(`This assistant has had ${mostSlugs} names, which still lead to it. Use one of them.`);
  if (saved === 'refused') throw refuse('This name is taken. Choose another one.');
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
