import * as z from 'zod';
import { findNameEnd, joinName, type PageName, type ShareStore } from '#functions/domain/share/page-name.ts';
import { mostSlugs } from '#shared/domain/share/slug.ts';
import { type Condition, either, exists, is, isAbsent, isBelow, writeChange, writeItem } from '../change.ts';
import { keys } from '../keys.ts';
import { findItem } from '../list-items.ts';
import { addToPlaces, removeFromPlaces } from '../places.ts';
import type { Table } from '../table.ts';

const nameSchema = z.object({ conversionId: z.string().optional(), seenOn: z.string().optional() });
const entrySchema = z.object({ slug: z.string() });

/** Names of assistants' pages: each once in the table, and beside its assistant, so that its erasure finds it. */
export function openShareStore(table: Table): ShareStore {
  const placesOf = (conversionId: string) => ({
    key: keys.placesOfAssistant(conversionId, 'SLUGS'),
    most: mostSlugs,
    listIds: () => listSlugs(table, conversionId),
  });
  const find = (slug: string) => findItem(table, keys.slug(slug), nameSchema);
  const leave = (slug: string, holder: string) =>
    removeFromPlaces(table, placesOf(holder).key, slug, keys.slugOf(holder, slug));
  return {
    find,
    async noteVisit(slug, name, today) {
      await table.update(keys.slug(slug), changeVisit(name, today));
    },
    async isOfAnOrganization(slug) {
      const { pk } = keys.organizationName(joinName(slug), '');
      const claims = await table.query({ pk, limit: 1 });
      return claims.length > 0;
    },
    async save(conversionId, { slug, isListed }, { today, freeSince }) {
      const share = nameConversion(conversionId, { slug, isListed });
      if (!slug) return (await table.transact([share])) ? 'added' : 'refused';
      const former = (await find(slug))?.conversionId;
      const isFree = either(isAbsent('pk'), is('conversionId', conversionId), isBelow('seenOn', freeSince));
      const saved = await addToPlaces(table, placesOf(conversionId), slug, [
        share,
        ...takeName({ conversionId, slug, today }, isFree),
      ]);
      if (saved === 'added' && former && former !== conversionId) await leave(slug, former);
      return saved;
    },
    async move(slug, { to, holder, today }) {
      const former = holder === to ? undefined : holder;
      const isAsSeen = holder === undefined ? isAbsent('conversionId') : is('conversionId', holder);
      const moved = await addToPlaces(table, placesOf(to), slug, [
        nameConversion(to, { slug }),
        ...takeName({ conversionId: to, slug, today }, isAsSeen),
        ...(former && (await hasOnPage(table, former, slug)) ? [unname(former, slug)] : []),
      ]);
      if (moved === 'added' && former) await leave(slug, former);
      return moved;
    },
  };
}

async function listSlugs(table: Table, conversionId: string): Promise<string[]> {
  const { pk, sk } = keys.slugOf(conversionId, '');
  const items = await table.query({ pk, prefix: sk, ConsistentRead: true });
  return items.map((item) => entrySchema.parse(item).slug);
}

async function hasOnPage(table: Table, conversionId: string, slug: string): Promise<boolean> {
  return (await table.get(keys.conversion(conversionId)))?.slug === slug;
}

function nameConversion(conversionId: string, set: { slug: string; isListed?: boolean }) {
  return writeChange(keys.conversion(conversionId), { set, when: [exists('pk')] });
}

/** The page is found by its id again. */
function unname(conversionId: string, slug: string) {
  return writeChange(keys.conversion(conversionId), { set: { slug: '' }, when: [is('slug', slug)] });
}

function takeName(
  { conversionId, slug, today }: { conversionId: string; slug: string; today: string },
  isFree: Condition,
) {
  return [
    writeChange(keys.slug(slug), {
      set: { conversionId, seenOn: today },
      remove: ['expiresAt'],
      when: [isFree],
    }),
    writeItem({ ...keys.slugOf(conversionId, slug), slug }),
  ];
}

/** The name of an erased assistant is kept as long as somebody comes by it. */
function changeVisit({ conversionId }: PageName, today: string) {
  return {
    set: { seenOn: today, ...(!conversionId && { expiresAt: findNameEnd(today).getTime() / 1000 }) },
    when: [exists('pk'), conversionId ? is('conversionId', conversionId) : isAbsent('conversionId')],
  };
}

/** Leaves the name of an assistant that is erased to nobody, until nobody comes by it any more. */
export async function abandonName(table: Table, conversionId: string, slug: string, today: string) {
  const { seenOn = today } = nameSchema.parse((await table.get(keys.slug(slug))) ?? {});
  await table.update(keys.slug(slug), {
    set: { seenOn, expiresAt: findNameEnd(seenOn).getTime() / 1000 },
    remove: ['conversionId'],
    when: [is('conversionId', conversionId)],
  });
}
