import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { StoredForm } from '#functions/domain/forms/form.ts';
import { filledFieldPrefix, lastFieldPrefix } from '#functions/domain/staff-analytics/demo-counts.ts';
import { openFormStore } from '#functions/storage/dynamodb/forms/form-store.ts';
import { keys } from '#functions/storage/dynamodb/keys.ts';
import { hourAttributes } from '#functions/storage/dynamodb/staff/count-hour.ts';
import type { Deps } from '#functions/wiring/deps.ts';
import { type BrandId, brandIds } from '#shared/brands/brand-names.ts';
import { formWorkflowSchema } from '#shared/domain/forms/form.ts';
import { trialFormFields } from '#shared/domain/trial-form-fields.ts';

const dayMs = 86_400_000;
/** The table's limit of items in one call. */
const mostInBatch = 25;

/** Adds days on which every item of the staff counts has its full size; for stacks in the test's own process. */
export async function addBusyDays(days: number): Promise<void> {
  const items = brandIds.flatMap((brandId) =>
    Array.from({ length: days }, (_, back) => {
      const day = new Date(Date.now() - back * dayMs).toISOString().slice(0, 10);
      return [
        ...[0, 1].map((shard) => ({ ...keys.brandHours(brandId, day, shard), ...makeHours(back) })),
        { ...keys.demoCounts(brandId, day), ...makeVisits(back) },
        { ...keys.topQueries(brandId, day), version: 1, queries: makeQueries(back) },
      ];
    }).flat(),
  );
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  const table = process.env.TABLE_NAME ?? '';
  for (let start = 0; start < items.length; start += mostInBatch) {
    const batch = items.slice(start, start + mostInBatch).map((Item) => ({ PutRequest: { Item } }));
    await client.send(new BatchWriteCommand({ RequestItems: { [table]: batch } }));
  }
  client.destroy();
}

/** Adds a form for each of so many customers of a brand, one per minute backwards from now. */
export async function addForms(
  { table }: Pick<Deps, 'table'>,
  brandId: BrandId,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const store = openFormStore(table);
  const makeForm = (number: number): StoredForm => ({
    ...{ formId: `form${number}`, conversionId: `conv_${brandId}_${number}`, brandId },
    name: `Visit request ${number} of the academy by the lake`,
    ...{ description: '', type: 'built', filename: null, url: null, fields: [] },
    workflow: formWorkflowSchema.parse({}),
    createdAt: new Date(Date.now() - number * 60_000).toISOString(),
  });
  for (let start = from; start < to; start += mostInBatch) {
    const numbers = Array.from({ length: Math.min(mostInBatch, to - start) }, (_, index) => start + index);
    await Promise.all(numbers.map((number) => store.create(makeForm(number))));
  }
}

function makeHours(back: number) {
  return Object.fromEntries(
    Object.values(hourAttributes).flatMap((letter, place) =>
      Array.from({ length: 24 }, (_, hour) => [
        `${letter}${hour}`,
        Math.round((1200 - place * 100) * (1 + Math.sin((hour - 8) / 4)) * (1 + (back % 7) / 7)),
      ]),
    ),
  );
}

function makeVisits(back: number) {
  const views = 400 + (back % 7) * 40;
  return {
    ...{ views, stayed: views - 150, sent: 120, refused: 30, converted: 90, seconds: 90 * 140 },
    ...{ abandoned: views - 110, closed: 200, navigated: 90, afterError: 12 },
    ...Object.fromEntries(
      trialFormFields.flatMap((field, place) => [
        [lastFieldPrefix + field, 40 - place * 2],
        [filledFieldPrefix + field, 300 - place * 18],
      ]),
    ),
  };
}

function makeQueries(back: number) {
  return Array.from({ length: 20 }, (_, number) => ({
    key: `query-${String(number).padStart(16, '0')}`,
    text: `When does the enrolment for group ${number} begin, and which papers are needed for it?`,
    count: 60 - number * 2 + (back % 3),
  }));
}
