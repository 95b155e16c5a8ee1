import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type ChildNode, isTag } from 'domhandler';
import type { Source } from '#functions/engine/documents/content/content.ts';
import { extractHtml } from '#functions/engine/documents/html/extract-html.ts';
import { parseHtml } from '#functions/engine/documents/html/parse-html.ts';
import { ingest } from '#tests/support/documents/read-document.ts';

const documentPattern = /\.(?:pdf|docx|ics)$/i;
const homePages = ['index.html', 'index.htm', 'default.htm'];

/** Reads a site's folder as a crawler would: breadth first along links from the home page, then the linked documents. */
export async function readSite(
  folder: string,
  baseUrl: string,
  limits: { pages: number; documents: number },
): Promise<Source[]> {
  const home = homePages.find((name) => existsSync(path.join(folder, name)));
  if (!home) throw new Error(`${folder} has no home page`);
  const queue = [new URL('/', baseUrl).href];
  const seen = new Set(queue);
  const documents = new Set<string>();
  const sources: Source[] = [];
  for (let url = queue.shift(); url !== undefined && sources.length < limits.pages; url = queue.shift()) {
    const file = fileOf(folder, url, home);
    if (!file) continue;
    const document = parseHtml(decode(readFileSync(file)));
    const content = extractHtml(document, { url });
    sources.push({
      id: url,
      kind: 'page',
      url,
      title: content.title,
      readAt: '2026-11-20T00:00:00Z',
      content,
    });
    for (const link of findLinks(document.children, url, baseUrl)) {
      if (documentPattern.test(link)) documents.add(link);
      else if (/(?:\.html?|\/)$/i.test(link) && !seen.has(link)) {
        seen.add(link);
        queue.push(link);
      }
    }
  }
  for (const url of [...documents].slice(0, limits.documents)) {
    const file = fileOf(folder, url, home);
    const source = file && (await readDocument(file, url));
    if (source) sources.push(source);
  }
  return sources;
}

async function readDocument(file: string, url: string): Promise<Source | undefined> {
  const result = await ingest({ bytes: readFileSync(file), filename: path.basename(file) });
  if (!result.ok) return undefined;
  const { content } = result;
  const kind = /\.ics$/i.test(url) ? 'calendar' : 'document';
  return { id: url, kind, url, title: content.title, readAt: '2026-11-20T00:00:00Z', content };
}

function fileOf(folder: string, url: string, home: string): string | undefined {
  const name = decodeURIComponent(new URL(url).pathname).slice(1) || home;
  const file = path.join(folder, name);
  return file.startsWith(folder) && existsSync(file) && statSync(file).isFile() ? file : undefined;
}

function decode(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 2048));
  const declared = /charset=["']?([\w-]+)/i.exec(start)?.[1];
  try {
    return new TextDecoder(declared ?? 'utf-8').decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function findLinks(nodes: readonly ChildNode[], url: string, baseUrl: string): string[] {
  const origin = new URL(baseUrl).origin;
  return nodes.filter(isTag).flatMap((element) => {
    const { href } = element.attribs;
    const inner = findLinks(element.children, url, baseUrl);
    if ((element.name !== 'a' && element.name !== 'area') || !href || !URL.canParse(href, url)) return inner;
    const target = new URL(href, url);
    target.hash = '';
    target.search = '';
    return target.origin === origin ? [target.href, ...inner] : inner;
  });
}
