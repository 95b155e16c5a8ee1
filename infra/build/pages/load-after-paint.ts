const moduleTagPattern =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g;

/**
 * Lists a page's modules, the entry first, instead of their tags; the script in `web/index.html` fetches them
 * after the first paint. Otherwise download and startup would delay the content on slow lines and phones.
 * Background tabs are painted, and so started, when they become visible.
 */
export function loadAfterPaint(html: string): string {
  const urls = [...html.matchAll(moduleTagPattern)].map(([, url = '']) => url);
  return html.replaceAll(moduleTagPattern, '').replace('<body>', `<body data-code="${urls.join(' ')}">`);
}
