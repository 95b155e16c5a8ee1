import { judgePage } from '#functions/engine/crawl/read/judge-page.ts';
import { readPageLinks } from '#functions/engine/crawl/score/page-links.ts';
import { extractHtml } from '#functions/engine/documents/html/extract-html.ts';
import { openPage } from '#functions/engine/documents/html/open-page.ts';
import { parseClosed } from '#functions/engine/documents/html/parse-html.ts';
import { noFiles } from '#functions/engine/documents/html/style/page-files.ts';
import type { ReadText } from './count-segments.ts';

/** What a conversion keeps of a page that its owner names, without its linked files and without a browser. */
export const readWithOurs: ReadText = async (html, url) => {
  const document = parseClosed(html);
  openPage(document, noFiles);
  const links = { ...readPageLinks(document, { url, headers: {}, agent: 'bench' }), noindex: false };
  const verdict = judgePage(document, extractHtml(document, { url }), links);
  return verdict.kind === 'read' ? verdict.text : '';
};
