import { readdirSync, readFileSync } from 'node:fs';
import type * as z from 'zod';

/** The lines of a `.jsonl` file. Throws on an invalid line. */
export function readLines<Line extends z.ZodType>(file: string, schema: Line): z.output<Line>[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => schema.parse(JSON.parse(line)));
}

/** The `.jsonl` files of a folder, sorted by name. */
export function readFolder(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .map((file) => `${folder}${file}`);
}
