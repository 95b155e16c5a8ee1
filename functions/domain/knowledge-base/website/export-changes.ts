import type { WebsiteChangesStore } from '#functions/storage/dynamodb/conversions/website-changes-store.ts';
import { changeNames } from '#shared/domain/knowledge/say-changes.ts';
import type { FactChange, WebsiteChanges } from '#shared/domain/knowledge/website-changes.ts';
import type { Conversion } from '../../conversions/conversion.ts';
import { writeCsv } from '../../export/write-csv.ts';

/** A reading is 400 KB at most, and AWS Lambda replies 6 MB. */
const readingsOfPart = 8;

const heads = [
  ...['Read on', 'What', 'Page', 'Address', 'Pages'],
  ...['Before', 'Sentence before', 'Sentence read on', 'Now', 'Sentence now'],
];

/** Part of what the readings of a website found changed as CSV, newest first; the first part starts with the header. */
export async function exportChanges(
  { websiteChanges, now }: { websiteChanges: Pick<WebsiteChangesStore, 'listNewest'>; now(): Date },
  { conversionId }: Pick<Conversion, 'conversionId'>,
  before?: string,
): Promise<{ filename: string; content: string; next?: string }> {
  const readings = await websiteChanges.listNewest(conversionId, readingsOfPart, before);
  const head = before === undefined ? writeCsv([heads], { isFirstPart: true }) : '';
  const last = readings.length === readingsOfPart && readings.at(-1);
  return {
    filename: `website-changes-${now().toISOString().slice(0, 10)}.csv`,
    content: head + writeCsv(readings.flatMap(listRows), { isFirstPart: false }),
    ...(last && { next: last.readAt }),
  };
}

function listRows({ readAt, facts, vanished, moved }: WebsiteChanges): (string | number)[][] {
  return [
    ...facts.map((fact) => [readAt, ...describeFact(fact)]),
    ...vanished.map(({ title, url = '' }) => [readAt, 'Page is gone', title, url, 1, url, '', '', '', '']),
    ...moved.map(({ title, url = '', from }) => [
      readAt,
      'Page has moved',
      title,
      url,
      1,
      from,
      '',
      '',
      url,
      '',
    ]),
  ];
}

function describeFact({ group, page, pages, before, after }: FactChange): (string | number)[] {
  return [
    ...[changeNames[group], page.title, page.url ?? '', pages],
    ...[before?.value ?? '', before?.sentence ?? '', before?.readAt ?? ''],
    ...[after?.value ?? '', after?.sentence ?? ''],
  ];
}
