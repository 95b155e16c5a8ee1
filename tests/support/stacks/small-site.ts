import { createServer } from 'node:http';
import { close, listen } from '#infra/local/listen.ts';

const siteName = 'small-school.edgpt.ai';
/** Where every test stack finds it. */
export const smallSiteUrl = `http://${siteName}/`;
const documentSiteName = 'small-school-with-document.edgpt.ai';

type SitePage = { type: string; text: string };

function drawPage(title: string, text: string, feesPath = '/fees'): SitePage {
  const links = `<a href="/">Start</a> <a href="/hours">Hours</a> <a href="${feesPath}">Fees</a>`;
  const html = `<!doctype html><html lang="en"><head><title>${title}</title></head>
<body><nav>${links}</nav><main><h1>${title}</h1><p>${text}</p></main></body></html>`;
  return { type: 'text/html', text: html };
}

const startText =
  'We teach forty children in two rooms beside the mill, and know each by name. Parents plant the garden with us in spring, and every class keeps a diary of what grows there until the summer.';
const hoursText =
  'The office is open from 8 am to 3 pm, Monday to Friday. Phone: (541) 555-0142. Outside these times the caretaker takes messages at the blue door and hands them to the teachers.';
const feesText =
  'Tuition is $120 a month. Lunch is $3 a day and paid at the door of the hall. Families with several children talk to us before the term begins, and we find a way together.';

const pages: Record<string, SitePage> = {
  '/': drawPage('Small School', startText),
  '/hours': drawPage('Opening hours', hoursText),
  '/fees': drawPage('Fees', feesText),
};
const pagesWithDocument: Record<string, SitePage> = {
  '/': drawPage('Small School', startText, '/fees.txt'),
  '/hours': drawPage('Opening hours', hoursText, '/fees.txt'),
  '/fees.txt': { type: 'text/plain', text: `Fees\n\n${feesText}\n` },
};

/**
 * A website of three pages without documents, which converts in an eighth of the sample school's time; returns what
 * `CRAWLER_HOSTS` needs besides the addresses.
 */
export async function startSmallSite() {
  const server = createServer(({ url = '', headers }, response) => {
    const file = (headers.host?.startsWith(documentSiteName) ? pagesWithDocument : pages)[url];
    response
      .writeHead(file ? 200 : 404, { 'content-type': `${file?.type ?? 'text/plain'}; charset=utf-8` })
      .end(file?.text ?? '');
  });
  const port = await listen(server);
  return {
    url: smallSiteUrl,
    documentSiteUrl: `http://${documentSiteName}/`,
    crawlerHosts: [siteName, documentSiteName].map((name) => `${name}=127.0.0.1:${port}`).join(),
    stop: () => close(server),
  };
}
