import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';
import { keys } from '../keys.ts';

/** Writes for the transaction that publishes an assistant for the first time: its entry, and one more in the count. */
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

/** Writes that take it back, as one transaction; it fails where that was done before. */
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
