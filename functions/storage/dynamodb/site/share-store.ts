import * as z from 'zod';
import type { ShareStore } from '#functions/domain/share/share-assistant.ts';
import { mostSlugs } from '#shared/domain/share/slug.ts';
import { keys } from '../keys.ts';
import { addToPlaces } from '../places.ts';
import type { Table } from '../table.ts';

const slugItemSchema = z.object({ conversionId: z.string() });
const entrySchema = z.object({ slug: z.string() });

/** Names of assistants' pages: each once in the table, and beside its assistant, so that its erasure finds it. */
export function openShareStore(table: Table): ShareStore {
  const listSlugs = async (conversionId: string) => {
    const { pk, sk } = keys.slugOf(conversionId, '');
    const items = await table.query({
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': pk, ':prefix': sk },
      ConsistentRead: true,
    });
    return items.map((item) => entrySchema.parse(item).slug);
  };
  return {
    async findConversionId(slug) {
      const item = await table.get(keys.slug(slug));
      return item && slugItemSchema.parse(item).conversionId;
    },
    async save(conversionId, { slug, isListed }) {
      const share = {
        Update: {
          TableName: table.name,
          Key: keys.conversion(conversionId),
          UpdateExpression: 'SET slug = :slug, isListed = :isListed',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: { ':slug': slug, ':isListed': isListed },
        },
      };
      if (!slug) return (await table.transact([share])) ? 'added' : 'refused';
      const places = {
        key: keys.placesOfAssistant(conversionId, 'SLUGS'),
        most: mostSlugs,
        listIds: () => listSlugs(conversionId),
      };
      return addToPlaces(table, places, slug, [share, ...takeName(table.name, conversionId, slug)]);
    },
  };
}

function takeName(TableName: string, conversionId: string, slug: string) {
  return [
    {
      Put: {
        TableName,
        Item: { ...keys.slug(slug), conversionId },
        ConditionExpression: 'attribute_not_exists(pk) OR conversionId = :own',
        ExpressionAttributeValues: { ':own': conversionId },
      },
    },
    { Put: { TableName, Item: { ...keys.slugOf(conversionId, slug), slug } } },
  ];
}
