import { crawlLimits } from '#functions/engine/crawl/crawl-limits.ts';
import { createFetcher } from '#functions/engine/crawl/fetch/fetcher.ts';
import { readSource } from '#functions/engine/crawl/read/read-source.ts';
import { contentText } from '#functions/engine/documents/content/content-text.ts';
import { extractHtml } from '#functions/engine/documents/html/extract-html.ts';
import { noFiles } from '#functions/engine/documents/html/style/page-files.ts';
import { makeLoopbackNetwork } from '#tests/support/servers/loopback-network.ts';
import { runReadingTask } from './reading.ts';

const hostname = 'www.site.org';

await runReadingTask(async ({ port, paths, concurrency }) => {
  const fetch = createFetcher(makeLoopbackNetwork({ [hostname]: port }));
  const deps = { fetch, now: Date.now, extract: extractHtml };
  const found = { pages: 0, characters: 0, links: 0 };
  const waiting = paths.values();
  const readNext = async () => {
    for (const path of waiting) {
      const { item, links } = await readSource(deps, {
        url: `http://${hostname}${path}`,
        kind: 'page',
        title: '',
        bytesLeft: Number.POSITIVE_INFINITY,
        limits: crawlLimits,
        approveRedirect: async () => {},
        loadFiles: async () => noFiles,
        robots: {},
        mayRender: false,
        takeFill: () => false,
        signal: new AbortController().signal,
      });
      found.pages++;
      found.links += links?.links.length ?? 0;
      if (item && 'content' in item) found.characters += contentText(item.content).length;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, readNext));
  return found;
});
