import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';
import { keys } from '../keys.ts';

/** Writes for an assistant's first publish: its entry, and an increment of the count. */
export function addLiveSite(tableName: string, conversionId: string, liveSince: string) {
  const brandId = brandOfConversion(conversionId);
  return [
    {
      Put: {
        TableName: tableName,
        Item: { ...keys.liveSite(brandId, liveSince, conversionId), conversionId },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    changeCount(tableName, brandId, 1),
  ];
}

/** Writes that undo it, as one transaction; fails when already done. */
export function removeLiveSite(tableName: string, conversionId: string, liveSince: string) {
  const brandId = brandOfConversion(conversionId);
  return [
    {
      Delete: {
        TableName: tableName,
        Key: keys.liveSite(brandId, liveSince, conversionId),
        ConditionExpression: 'attribute_exists(pk)',
      },
    },
    changeCount(tableName, brandId, -1),
  ];
}

function changeCount(tableName: string, brandId: string, change: 1 | -1) {
  return {
    Update: {
      TableName: tableName,
      Key: keys.liveSiteCount(brandId),
      UpdateExpression: 'ADD sites :change',
      ExpressionAttributeValues: { ':change': change },
    },
  };
}
