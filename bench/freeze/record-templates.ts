import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod';
import { buildWeb } from './build-web.ts';
import { normaliseTemplate } from './normalise-template.ts';
import { printSorted } from './print-sorted.ts';
import type { Recording } from './recording.ts';

const stages = ['dev', 'prod'];
const cloudEntry = fileURLToPath(new URL('../../infra/bin/cloud.ts', import.meta.url));
const templateSchema = z.record(z.string(), z.unknown());

/** The templates of both stages, one entry per resource, parameter or output. */
export async function recordTemplates(): Promise<Recording> {
  await buildWeb();
  const recording: Recording = new Map();
  for (const stage of stages) await recordStage(recording, stage);
  return recording;
}

async function recordStage(recording: Recording, stage: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'gptsites-freeze-'));
  try {
    await promisify(execFile)(process.execPath, [cloudEntry], {
      env: { PATH: process.env.PATH, CDK_OUTDIR: folder, CDK_CONTEXT_JSON: JSON.stringify({ stage }) },
    });
    const files = readdirSync(folder).filter((name) => name.endsWith('.template.json'));
    for (const file of files) {
      const template = templateSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      recordTemplate(recording, `${stage}/${file}`, template);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function recordTemplate(recording: Recording, name: string, template: Record<string, unknown>): void {
  for (const [section, value] of Object.entries(template)) {
    const entries = templateSchema.safeParse(value).data ?? { '': value };
    for (const [id, entry] of Object.entries(entries))
      recording.set(`${name} ${section}/${id}`, printSorted(normaliseTemplate(entry)));
  }
}
