import { CheerioCrawler, Configuration, LogLevel, log } from '@crawlee/cheerio';
import { runReadingTask } from '../../crawl/reading.ts';

log.setLevel(LogLevel.ERROR);

await runReadingTask(async ({ port, paths, concurrency }) => {
  const found = { pages: 0, characters: 0, links: 0 };
  const crawler = new CheerioCrawler(
    {
      minConcurrency: concurrency,
      maxConcurrency: concurrency,
      requestHandler({ $ }) {
        found.pages++;
        found.links += $('a[href]').length;
        $('script, style, noscript').remove();
        found.characters += $('body').text().replace(/\s+/g, ' ').length;
      },
      failedRequestHandler({ request }) {
        throw new Error(`${request.url} was not read`);
      },
    },
    new Configuration({ persistStorage: false, purgeOnStart: false }),
  );
  await crawler.run(paths.map((path) => `http://127.0.0.1:${port}${path}`));
  return found;
});
