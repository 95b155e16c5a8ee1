import type { Source } from '#functions/engine/documents/content/content.ts';
import { extractHtml } from '#functions/engine/documents/html/extract-html.ts';
import { parseHtml } from '#functions/engine/documents/html/parse-html.ts';
import { buildKnowledge } from '#functions/engine/knowledge/build/build-knowledge.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';

const readAt = '2026-03-01T09:00:00Z';

/** Builds the knowledge of a small site in a test: HTML bodies by path, the home page first. */
export function readSampleSite(site: {
  name: string;
  language: string;
  pages: Record<string, string>;
}): Knowledge {
  const website = 'https://www.sample.example/';
  const sources = Object.entries(site.pages).map(([path, body]): Source => {
    const url = new URL(path, website).href;
    const html = `<html lang="${site.language}"><body>${body}</body></html>`;
    const content = extractHtml(parseHtml(html), { url });
    return { id: url, kind: 'page', url, title: content.title, readAt, content };
  });
  return buildKnowledge({ sources, organisationName: site.name, website, builtAt: readAt });
}
