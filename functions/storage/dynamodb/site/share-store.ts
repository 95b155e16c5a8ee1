import * as z from 'zod';
import type { ShareStore } from '#functions/domain/share/share-assistant.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

const slugItemSchema = z.object({ conversionId: z.string() });
const entrySchema = z.object({ slug: z.string() });

/** Names of assistants' pages: each once in the table, and beside its assistant, so that its erasure finds it. */
export function openShareStore(table: Table): ShareStore {
  return {
    async findConversionId(slug) {
      const item = await table.get(keys.slug(slug));
      return item && slugItemSchema.parse(item).conversionId;
    },
    async listSlugs(conversionId) {
      const { pk, sk } = keys.slugOf(conversionId, '');
      const items = await table.query({
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': pk, ':prefix': sk },
        ConsistentRead: true,
      });
      return items.map((item) => entrySchema.parse(item).slug);
    },
    save: (conversionId, { slug, isListed }) =>
      table.transact([
        {
          Update: {
            TableName: table.name,
            Key: keys.conversion(conversionId),
            UpdateExpression: 'SET slug = :slug, isListed = :isListed',
            ConditionExpression: 'attribute_exists(pk)',
            ExpressionAttributeValues: { ':slug': slug, ':isListed': isListed },
          },
        },
        ...(slug ? takeName(table.name, conversionId, slug) : []),
      ]),
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
