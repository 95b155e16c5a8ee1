/** A sheet that another asks for at its beginning. */
export type SheetImport = { address: string; media: string };

const importLimit = 10;
const commentPattern = /\/\*[\s\S]*?(?:\*\/|$)/g;
const importPattern =
  /^\s*(?:@charset\s[^;]*;\s*|@layer\s[^{};]*;\s*)*@import\s*(?:url\(\s*)?(?:"([^"]*)"|'([^']*)'|([^"')\s;]+))\s*\)?([^;]*)(?:;|$)/i;

/** Reads the `@import` rules of a sheet; after other rules they do not count. */
export function readImports(css: string): SheetImport[] {
  if (!css.includes('@import')) return [];
  let rest = css.replace(commentPattern, ' ').replace(/^\uFEFF/, '');
  const imports: SheetImport[] = [];
  while (imports.length < importLimit) {
    const [rule, double, single, bare, conditions = ''] = importPattern.exec(rest) ?? [];
    if (!rule) break;
    const media = conditions.replace(/\b(?:layer|supports)(?:\([^()]*\))?/gi, ' ').trim();
    imports.push({ address: double ?? single ?? bare ?? '', media });
    rest = rest.slice(rule.length);
  }
  return imports;
}
