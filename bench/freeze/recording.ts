import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** What one kind of recording holds: a text, of one or more lines, by the name of what it is of. */
export type Recording = Map<string, string>;

const lineSchema = z.tuple([z.string(), z.string()]);

/** Keeps a recording as one JSON line an entry, sorted by name. */
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

/** Orders by code units: the machine's language plays no part. */
export function compareTexts(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
