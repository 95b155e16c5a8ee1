/** The hash in the name of a built file. */
const assetHash = /(\/assets\/[\w.-]+?)-[\w-]{8}(?=\.\w+\b)/g;
/** When the build ran, as the data of a page tells it. */
const buildInstant = /(?<="(?:dehydratedAt|dataUpdatedAt)":)\d{13}/g;
const lineComment = /^\s*\/\/.*\n/gm;

/**
 * The markup of a built page, an element a line: without the hashes of files, the time of the build, the list of modules to fetch early, which
 * follows how the bundler divides the code, and the comments of inline scripts, which name source files.
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
