import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { viewerAddressHeader, viewerHostHeader } from '#functions/http/find-client-address.ts';
import { tooLarge } from '#functions/http/payload-limit.ts';
import type { PageSet } from '#infra/site/route-page.ts';

/** Source of the CloudFront Function that maps a page's path to its object, for this page set. */
export function buildPageRouter(pages: PageSet): string {
  return buildEdgeFunction(`import { routePage } from './route-page.ts';
    function handler(event) { return routePage(${JSON.stringify(pages)}, event.request); }`);
}

/** Source of the CloudFront Function that has the pages of customers' own domains drawn. */
export function buildOwnPageRouter(): string {
  return buildEdgeFunction(`import { routeOwnPage } from './route-page.ts';
    function handler(event) { return routeOwnPage(event.request); }`);
}

/** Source of the CloudFront Function that returns 404 for documents marked as missing in the bucket, and states charsets. */
export function buildMissingStatusFunction(): string {
  return buildEdgeFunction(`import { addCharset } from './add-charset.ts';
    import { applyMissingStatus } from './apply-missing-status.ts';
    function handler(event) { return addCharset(applyMissingStatus(event.response)); }`);
}

/** Source of the CloudFront Function that passes the viewer's address to the API, and says what to do with what is too large for it. */
export function buildViewerHeadersFunction(): string {
  const names = { address: viewerAddressHeader, host: viewerHostHeader };
  return buildEdgeFunction(`import { setViewerHeaders } from './set-viewer-headers.ts';
    import { explainTooLarge } from './explain-too-large.ts';
    function handler(event) {
      return explainTooLarge(${JSON.stringify(tooLarge)}, event.request)
        || setViewerHeaders(${JSON.stringify(names)}, event.request, event.viewer.ip);
    }`);
}

/** One script with a function named `handler`, as CloudFront requires. */
function buildEdgeFunction(contents: string): string {
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: fileURLToPath(new URL('../site', import.meta.url)) },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2015',
    treeShaking: false,
    minifyWhitespace: true,
  });
  return outputFiles.map(({ text }) => text).join('');
}
