import { createServer } from 'node:http';
import { close, listen } from '#infra/local/listen.ts';

type Visit = {
  snippet: string;
  policy?: string;
  headers?: Record<string, string> | undefined;
  /** The page around the snippet; a plain one by default. */
  draw?: (snippet: string) => string;
};

/** A foreign website on its own origin, with the strictest policy that lets the widget run. */
export async function startForeignSite(widgetOrigin: string) {
  const pages = new Map<string, Visit>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const visit = pages.get(pathname.split('/')[1] ?? '');
    if (!visit) return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      ...visit.headers,
      'content-security-policy':
        visit.policy ?? `default-src 'none'; script-src ${widgetOrigin}; frame-src ${widgetOrigin}`,
    });
    response.end((visit.draw ?? drawPage)(visit.snippet));
  });
  const port = await listen(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Publishes a page with a snippet; returns its address, which serves every path below it too. */
    publish(visit: Visit): string {
      const name = String(pages.size + 1);
      pages.set(name, visit);
      return `http://127.0.0.1:${port}/${name}`;
    },
    stop: () => close(server),
  };
}

function drawPage(snippet: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A site</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>A site of somebody else</h1><p>It says <a href="#more">more</a> here.</p></main>
${snippet}
</body></html>`;
}
