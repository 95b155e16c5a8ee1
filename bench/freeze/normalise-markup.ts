/** The name of a built file with its hash. */
const assetHash = /(\/assets\/[\w.-]+?)-[\w-]{8}(?=\.\w+\b)/g;
/** The build time in a page's data. */
const buildInstant = /(?<="(?:dehydratedAt|dataUpdatedAt)":)\d{13}/g;
const lineComment = /^\s*\/\/.*\n/gm;

/**
 * The markup of a built page, one element per line. It leaves out what changes without a change of the page: file hashes,
 * the build time, the modules to preload (they follow the bundler's chunks) and comments of inline scripts (they name
 * source files).
 */
export function normaliseMarkup(html: string): string {
  return html
    .replaceAll(assetHash, '$1')
    .replaceAll(buildInstant, '0')
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/(?<=<body data-code="[^" ]*)[^"]*/g, '')
    .replaceAll(/(?<=<script>).*?(?=<\/script>)/gs, (script) => script.replaceAll(lineComment, ''))
    .replaceAll('><', '>\n<');
}
