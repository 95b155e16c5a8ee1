import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Source } from '#functions/engine/documents/content/content.ts';
import { ingestDocument } from '#functions/engine/documents/sandbox/ingest-document.ts';
import { buildKnowledge } from '#functions/engine/knowledge/build/build-knowledge.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { readSite } from '../answers/read-site.ts';
import { siteUrl } from '../answers/site-knowledge.ts';
import { siteFolder } from '../eval/read-questions.ts';

const limits = { pages: 100, documents: 50 };

/** An assistant's knowledge of an evaluation website, a folder of pages, or one document. Throws on anything else. */
export async function readKnowledge(place: string, organisationName: string): Promise<Knowledge> {
  const stat = statSync(place, { throwIfNoEntry: false });
  const website = siteUrl(
    path
      .basename(place)
      .replace(/\.\w+$/, '')
      .toLowerCase(),
  );
  const sources = stat?.isFile()
    ? [await readDocument(place)]
    : await readSite(stat ? path.resolve(place) : siteFolder(place), website, limits);
  return buildKnowledge({ sources, organisationName, website, builtAt: new Date().toISOString() });
}

async function readDocument(file: string): Promise<Source> {
  const filename = path.basename(file);
  const result = await ingestDocument({ bytes: readFileSync(file), filename });
  if (!result.ok) throw new Error(`${filename} cannot be read: ${JSON.stringify(result)}`);
  const { content } = result;
  return { id: filename, kind: 'document', title: content.title, readAt: new Date().toISOString(), content };
}
