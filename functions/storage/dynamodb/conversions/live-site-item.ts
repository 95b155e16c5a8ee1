import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';
import { eraseItem, exists, writeChange, writeNewItem } from '../change.ts';
import { keys } from '../keys.ts';

/** Writes for an assistant's first publish: its entry, and an increment of the count. */
export function addLiveSite(conversionId: string, liveSince: string) {
  const brandId = brandOfConversion(conversionId);
  return [
    writeNewItem({ ...keys.liveSite(brandId, liveSince, conversionId), conversionId }),
    changeCount(brandId, 1),
  ];
}

/** Writes that undo it, as one transaction; fails when already done. */
export function removeLiveSite(conversionId: string, liveSince: string) {
  const brandId = brandOfConversion(conversionId);
  return [
    eraseItem(keys.liveSite(brandId, liveSince, conversionId), [exists('pk')]),
    changeCount(brandId, -1),
  ];
}

function changeCount(brandId: string, change: 1 | -1) {
  return writeChange(keys.liveSiteCount(brandId), { add: { sites: change } });
}
