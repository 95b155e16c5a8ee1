import { performance } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import {
  parseKnowledge,
  serializeKnowledge,
} from '#functions/engine/knowledge/artifact/serialize-knowledge.ts';
import { buildKnowledge } from '#functions/engine/knowledge/build/build-knowledge.ts';
import { readSite } from '../answers/read-site.ts';
import { differentSites } from '../answers/site-folders.ts';
import { medianOf } from '../percentile.ts';

/** All that an assistant of a website knows: texts, facts and index. */
export type ArtifactRow = { pages: number; passages: number; rawKb: number; gzipKb: number; loadMs: number };

const pageLimit = 25;
const loads = 21;

/** Times the loading of artifacts of the websites beside the project, with 25 pages at most, largest first. */
export async function measureArtifacts(): Promise<ArtifactRow[]> {
  const rows: ArtifactRow[] = [];
  // One after the other, because parallel loads would wait for each other.
  for (const { folder } of differentSites) rows.push(await measureArtifact(folder));
  return rows.sort((left, right) => right.rawKb - left.rawKb);
}

async function measureArtifact(folder: string): Promise<ArtifactRow> {
  const website = 'http://www.site.example/';
  const sources = await readSite(folder, website, { pages: pageLimit, documents: 0 });
  const builtAt = '2026-11-20T00:00:00Z';
  const knowledge = buildKnowledge({ sources, organisationName: 'Site', website, builtAt });
  const bytes = serializeKnowledge(knowledge);
  const times: number[] = [];
  for (let load = 0; load < loads; load++) {
    const startedAt = performance.now();
    await parseKnowledge(bytes);
    times.push(performance.now() - startedAt);
  }
  return {
    pages: sources.length,
    passages: knowledge.passages.length,
    rawKb: bytes.length / 1024,
    gzipKb: gzipSync(bytes).length / 1024,
    loadMs: medianOf(times),
  };
}
