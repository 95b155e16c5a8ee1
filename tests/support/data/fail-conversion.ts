import { beginConversion } from '#functions/domain/conversions/conversion.ts';
import { conversionItem, failedList } from '#functions/storage/dynamodb/conversions/conversion-store.ts';
import { keys } from '#functions/storage/dynamodb/keys.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { makeConversionId } from '#shared/domain/conversion/conversion-id.ts';

/** A conversion that has just failed, as its last step leaves it; for stacks in the test's own process. */
export async function failConversion(companyName: string, url: string): Promise<string> {
  const deps = await getDeps();
  const now = new Date();
  const conversion = beginConversion(
    {
      ...{ companyName, url, brandId: 'edgpt', pageLimit: 5, businessDescription: '', documents: [] },
      conversionId: makeConversionId('edgpt', deps.randomBytes(16)),
    },
    now,
  );
  await deps.table.put({
    ...conversionItem(conversion),
    ...{ status: 'failed', stepNumber: 1, errorMessage: 'The website could not be reached.' },
    ...{ dueKind: failedList('edgpt'), dueAt: now.toISOString() },
  });
  return conversion.conversionId;
}

/** Lets the conversion of a customer, which has ended, look as if it had failed. */
export async function failConversionOf(conversionId: string): Promise<void> {
  const { table } = await getDeps();
  await table.update(keys.conversion(conversionId), {
    set: { status: 'failed', dueKind: failedList('edgpt'), dueAt: new Date().toISOString() },
  });
}
