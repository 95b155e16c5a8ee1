import { buildKnowledge } from '#functions/engine/knowledge/build/build-knowledge.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { siteFolder } from '../eval/read-questions.ts';
import { readSite } from './read-site.ts';

export const siteUrl = (site: string): string => `http://www.${site}.org/`;

/** What an assistant knows of one of the websites, read from its folder. */
export async function readSiteKnowledge(site: string, pages = 60): Promise<Knowledge> {
  const sources = await readSite(siteFolder(site), siteUrl(site), { pages, documents: 10 });
  return buildKnowledge({
    sources,
    organisationName: site.replace('-', ' '),
    website: siteUrl(site),
    builtAt: new Date().toISOString(),
  });
}
