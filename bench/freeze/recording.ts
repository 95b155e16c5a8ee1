import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** The recorded texts of one kind, each of one or more lines, by the name of what they describe. */
export type Recording = Map<string, string>;

const lineSchema = z.tuple([z.string(), z.string()]);

/** Writes a recording as one JSON line per entry, sorted by name. */
export function writeRecording(folder: string, kind: string, recording: Recording): void {
  mkdirSync(folder, { recursive: true });
  const lines = [...recording].sort(([left], [right]) => compareTexts(left, right));
  writeFileSync(join(folder, `${kind}.jsonl`), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

export function readRecording(folder: string, kind: string): Recording {
  const lines = readFileSync(join(folder, `${kind}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean);
  return new Map(lines.map((line) => lineSchema.parse(JSON.parse(line))));
}

/** Compares by code units, independent of the machine's locale. */
export function compareTexts(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
