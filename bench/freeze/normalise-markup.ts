/** The name of a built file with its hash. */
const assetHash = /(\/assets\/[\w.-]+?)-[\w-]{7,8}(?=\.\w+\b)/g;
/** The build time in a page's data. */
const buildInstant = /(?<="(?:dehydratedAt|dataUpdatedAt)":)\d{13}/g;
const lineComment = /^\s*\/\/.*\n/gm;

/**
 * The markup of a built page, one element per line, without file hashes, the build time, preloaded modules and comments of
 * inline scripts.
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
