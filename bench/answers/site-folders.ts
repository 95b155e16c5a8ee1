import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { buildKnowledge } from '#functions/engine/knowledge/build/build-knowledge.ts';
import { readSite } from './read-site.ts';

const projectFolder = path.resolve(import.meta.dirname, '../..');
const samplesFolder = path.join(projectFolder, 'infra/local/sample-sites');
const sitesFolder = path.join(projectFolder, '../shared/sites');

export type SiteFolder = { name: string; folder: string };

/** The sample site of each brand. */
export const sampleSites = listFolders(samplesFolder);
/** The frozen websites; none where they are not beside the project. */
export const frozenSites = existsSync(sitesFolder) ? listFolders(sitesFolder) : [];
/** Different websites: the samples are of one kind. */
export const differentSites = [...sampleSites.filter(({ name }) => name === 'edgpt'), ...frozenSites];

function listFolders(parent: string): SiteFolder[] {
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, folder: path.join(parent, name) }));
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
