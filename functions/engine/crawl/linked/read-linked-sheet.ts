import { everywhere, reachOfMedia } from '#functions/engine/documents/html/style/media-reach.ts';
import { isFontSheet, type LinkedSheet } from '#functions/engine/documents/html/style/page-files.ts';
import { readImports } from '#functions/engine/documents/html/style/read-imports.ts';
import { readSheet, type StyleRule } from '#functions/engine/documents/html/style/read-sheet.ts';
import type { FileFetcher, PageOfFile } from './fetch-file.ts';

/** Reads a sheet and, before its own rules, those that it imports, one level deep. */
export async function readLinkedSheet(
  fetchFile: FileFetcher,
  address: string,
  page: PageOfFile,
): Promise<{ value: LinkedSheet | undefined } | undefined> {
  const file = await fetchFile(address, 'sheets', page);
  if (!file?.value) return file && { value: undefined };
  const { text, url } = file.value;
  const rules: StyleRule[] = [];
  let isWhole = true;
  for (const { address: imported, media } of readImports(text)) {
    const reach = reachOfMedia(media);
    const target = URL.parse(imported, url)?.href ?? '';
    if (reach.isNowhere || isFontSheet(target)) continue;
    const found = await fetchFile(target, 'sheets', page);
    if (!found) return undefined;
    if (found.value) rules.push(...readSheet(found.value.text, reach));
    if (!found.value || readImports(found.value.text).length > 0) isWhole = false;
  }
  rules.push(...readSheet(text, everywhere));
  return { value: { rules, isWhole } };
}
