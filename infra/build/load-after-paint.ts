const moduleTagPattern =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g;

/**
 * Names a page's modules, the first of which starts it, in place of their tags: the script of `web/index.html` fetches
 * them after the first paint. On a slow line their bytes, on a slow phone their start would compete with what the
 * visitor came to read. A tab in the background is painted, and so begun, when it is looked at.
 */
export function loadAfterPaint(html: string): string {
  const urls = [...html.matchAll(moduleTagPattern)].map(([, url = '']) => url);
  return html.replaceAll(moduleTagPattern, '').replace('<body>', `<body data-code="${urls.join(' ')}">`);
}
