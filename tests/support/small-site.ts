import { createServer } from 'node:http';
import { close, listen } from '#infra/local/listen.ts';

const links = '<a href="/">Start</a> <a href="/hours">Hours</a> <a href="/fees.txt">Fees</a>';

function drawPage(title: string, text: string): string {
  return `<!doctype html><html lang="en"><head><title>${title}</title></head>
<body><nav>${links}</nav><main><h1>${title}</h1><p>${text}</p></main></body></html>`;
}

const files: Record<string, { type: string; text: string }> = {
  '/': {
    type: 'text/html',
    text: drawPage(
      'Small School',
      'We teach forty children in two rooms beside the mill, and know each by name. Parents plant the garden with us in spring, and every class keeps a diary of what grows there until the summer.',
    ),
  },
  '/hours': {
    type: 'text/html',
    text: drawPage(
      'Opening hours',
      'The office is open from 8 am to 3 pm, Monday to Friday. Phone: (541) 555-0142. Outside these times the caretaker takes messages at the blue door and hands them to the teachers.',
    ),
  },
  '/fees.txt': {
    type: 'text/plain',
    text: 'Fees\n\nTuition is $120 a month. Lunch is $3 a day and paid at the door of the hall. Families with several children talk to us before the term begins, and we find a way together.\n',
  },
};

/**
 * A website of two pages and a document, converted in a quarter of the sample school's time: for tests in which it does not
 * matter what is read. Answers what `CRAWLER_HOSTS` takes beside its address.
 */
export async function startSmallSite() {
  const server = createServer(({ url = '' }, response) => {
    const file = files[url];
    response
      .writeHead(file ? 200 : 404, { 'content-type': `${file?.type ?? 'text/plain'}; charset=utf-8` })
      .end(file?.text ?? '');
  });
  const port = await listen(server);
  const host = 'small-school.edgpt.ai';
  return {
    url: `http://${host}/`,
    crawlerHosts: `${host}=127.0.0.1:${port}`,
    stop: () => close(server),
  };
}
