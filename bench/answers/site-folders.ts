import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { buildKnowledge } from '#functions/engine/knowledge/build/build-knowledge.ts';
import { readSite } from './read-site.ts';

const projectFolder = path.resolve(import.meta.dirname, '../..');
const sitesFolder = path.join(projectFolder, '../shared/sites');

export type SiteFolder = { name: string; folder: string };

/** The bundled sample site, and the frozen websites if present. */
export function findSiteFolders(): SiteFolder[] {
  const sample = { name: 'sample-site', folder: path.join(projectFolder, 'infra/local/sample-sites/edgpt') };
  if (!existsSync(sitesFolder)) return [sample];
  const frozen = readdirSync(sitesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, folder: path.join(sitesFolder, name) }));
  return [sample, ...frozen];
}

/** What an assistant of a site would know, with its sources. */
export async function learnSite({ name, folder }: SiteFolder, baseUrl: string) {
  const sources = await readSite(folder, baseUrl, { pages: 60, documents: 10 });
  const knowledge = buildKnowledge({
    sources,
    organisationName: name,
    website: baseUrl,
    builtAt: '2026-11-20T00:00:00Z',
  });
  return { sources, knowledge };
}
