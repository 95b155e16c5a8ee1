import type { Share } from '#shared/contract/dashboard/share.ts';
import { suggestSlug } from '#shared/domain/share/reserved-slugs.ts';
import { mostSlugs } from '#shared/domain/share/slug.ts';
import { slugSchema } from '#shared/domain/share/slug-schema.ts';
import { AppError } from '#shared/errors.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { isSameName, type PageName, type SharePorts, sayDays } from './page-name.ts';

/** How an assistant's page is found: its name, and whether search engines may list it. */
export function describeShare({ slug = '', isListed = false, companyName }: Conversion): Share {
  return { slug, isListed, suggestion: suggestSlug(companyName) };
}

/** Gives the page a name, or keeps it, and publishes it or takes it back. Earlier names keep leading to it. */
export async function shareAssistant(
  ports: SharePorts,
  conversion: Conversion,
  { slug: wanted, isListed }: { slug?: string | undefined; isListed: boolean },
): Promise<Share> {
  const { conversionId } = conversion;
  const slug = wanted === undefined ? (conversion.slug ?? '') : readPageName(wanted);
  const name = slug ? await ports.shares.find(slug) : undefined;
  if (slug && name?.conversionId !== conversionId) await requireFree(ports, conversion, slug, name);
  const saved = await ports.shares.save(conversionId, { slug, isListed }, sayDays(ports.now()));
  if (saved === 'full') throw refuseMore();
  if (saved === 'refused') throw refuse(taken);
  return describeShare({ ...conversion, slug, isListed });
}

/** A name as its owner or staff typed it. Throws VALIDATION. */
export function readPageName(text: string): string {
  const { data, error } = slugSchema.safeParse(text);
  if (data === undefined) throw refuse(error.issues[0]?.message ?? 'Choose another name.');
  return data;
}

/** An assistant keeps its names, so it can't collect them. */
export function refuseMore(): AppError {
  return refuse(`This assistant has had ${mostSlugs} names, which still lead to it. Use one of them.`);
}

const taken =
  'This name is taken. Choose another one, or write to us if it is your organization’s: we can move it.';
const anothers =
  'This is the name of another organization here. Choose another one, or write to us if it is yours.';

/** Throws VALIDATION for a name that visitors may still look for elsewhere, or that is another organization's. */
async function requireFree(
  { shares, conversions, now }: SharePorts,
  { companyName }: Conversion,
  slug: string,
  name: PageName | undefined,
): Promise<void> {
  if (name) {
    const { freeSince } = sayDays(now());
    if (!name.seenOn || name.seenOn >= freeSince) throw refuse(taken);
    const holder = name.conversionId && (await conversions.find(name.conversionId));
    if (holder && holder.slug === slug) throw refuse(taken);
  }
  if (!isSameName(slug, suggestSlug(companyName)) && (await shares.isOfAnOrganization(slug)))
    throw refuse(anothers);
}

function refuse(message: string): AppError {
  return new AppError('VALIDATION', { issues: [{ field: 'slug', message }] });
}
