import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod';
import { Reach } from '#functions/engine/documents/html/style/media-reach.ts';
import type { LinkedSheet } from '#functions/engine/documents/html/style/page-files.ts';
import type { StyleRule } from '#functions/engine/documents/html/style/read-sheet.ts';
import type { SpentOnFiles } from './fetch-file.ts';

/** Sheets and scripts by address; undefined for those that cannot be read. */
export type ShelfContent = {
  sheets: Map<string, LinkedSheet | undefined>;
  scripts: Map<string, readonly string[] | undefined>;
  spent: SpentOnFiles;
};

const packedRuleSchema = z.tuple([
  z.string(),
  z.array(z.boolean()),
  z.array(z.boolean()),
  z.string(),
  z.array(z.tuple([z.string(), z.string(), z.boolean()])),
]);
const spentSchema = z.object({ files: z.number(), bytes: z.number() });
const packedSchema = z.object({
  sheets: z.array(
    z.tuple([z.string(), z.object({ rules: z.array(packedRuleSchema), isWhole: z.boolean() }).nullable()]),
  ),
  scripts: z.array(z.tuple([z.string(), z.array(z.string()).nullable()])),
  spent: z.object({ sheets: spentSchema, scripts: spentSchema, hosts: z.array(z.string()) }),
});
const unpackedLimit = 64 * 1024 * 1024;

/** Writes what was read as compressed text; the rules of a big framework take about 15 KB. */
export function packShelf(content: ShelfContent): string {
  const { sheets, scripts, spent } = content;
  if (sheets.size === 0 && scripts.size === 0) return '';
  const packed: z.infer<typeof packedSchema> = {
    sheets: [...sheets].map(([address, sheet]) => [
      address,
      sheet ? { rules: sheet.rules.map(packRule), isWhole: sheet.isWhole } : null,
    ]),
    scripts: [...scripts].map(([address, names]) => [address, names ? [...names] : null]),
    spent,
  };
  const text = deflateRawSync(JSON.stringify(packed)).toString('base64');
  latest = { text, content: copyContent(content) };
  return text;
}

/** The next batch mostly runs in the same process: it spares that batch the reading of the sheets. */
let latest: { text: string; content: ShelfContent } | undefined;

/** The files themselves never change. */
function copyContent({ sheets, scripts, spent }: ShelfContent): ShelfContent {
  return { sheets: new Map(sheets), scripts: new Map(scripts), spent: structuredClone(spent) };
}

export function unpackShelf(text: string): ShelfContent {
  if (latest?.text === text) return copyContent(latest.content);
  if (text === '') return emptyShelf();
  const json = inflateRawSync(Buffer.from(text, 'base64'), { maxOutputLength: unpackedLimit }).toString();
  const { data } = packedSchema.safeParse(JSON.parse(json));
  // A crawl that began with an earlier version asks for its files again.
  if (!data) return emptyShelf();
  const { sheets, scripts, spent } = data;
  return {
    sheets: new Map(
      sheets.map(([address, sheet]) => [
        address,
        sheet ? { rules: sheet.rules.map(unpackRule), isWhole: sheet.isWhole } : undefined,
      ]),
    ),
    scripts: new Map(scripts.map(([address, names]) => [address, names ?? undefined])),
    spent,
  };
}

function emptyShelf(): ShelfContent {
  const empty = { files: 0, bytes: 0 };
  return {
    sheets: new Map(),
    scripts: new Map(),
    spent: { sheets: { ...empty }, scripts: { ...empty }, hosts: [] },
  };
}

type PackedRule = z.infer<typeof packedRuleSchema>;

function packRule({ selector, reach, layer, declarations }: StyleRule): PackedRule {
  return [
    selector,
    [...reach.surely],
    [...reach.maybe],
    layer,
    declarations.map(({ property, value, isImportant }) => [property, value, isImportant]),
  ];
}

function unpackRule([selector, surely, maybe, layer, declarations]: PackedRule): StyleRule {
  return {
    selector,
    reach: new Reach(surely, maybe),
    layer,
    declarations: declarations.map(([property, value, isImportant]) => ({ property, value, isImportant })),
  };
}
