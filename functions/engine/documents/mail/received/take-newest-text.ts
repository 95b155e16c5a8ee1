/** "-----Original Message-----" in any language, and the line of Outlook on the web. */
const divider = /^(?:-{2,}\s*[^\s-].{1,60}[^\s-]\s*-{2,}|_{10,})$/;
/** "From: Ana <ana@…>", as Outlook begins the mail that it answers. */
const labelledLine = /^\*?[\p{L} ]{1,20}\*?\s?[:：]\*?\s*\S/u;
const fewestLabels = 3;
const longestAttribution = 3;

/** The newest words of a text: without the mails it answers, and without a signature. A reply that only quotes says nothing. */
export function takeNewestText(text: string, isReply: boolean): string {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.replace(/[\p{Cc}\p{Cf}]+/gu, '').trimEnd());
  const newest = isReply ? dropQuotes(lines.slice(0, findHistory(lines))) : lines;
  const signature = newest.indexOf('--');
  const kept = signature > 0 ? newest.slice(0, signature) : newest;
  return kept
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function findHistory(lines: readonly string[]): number {
  const at = lines.findIndex((line, index) => divider.test(line.trim()) || beginsHeader(lines, index));
  return at < 0 ? lines.length : at;
}

/** Three labelled lines in a row, the first of which names an address. */
function beginsHeader(lines: readonly string[], index: number): boolean {
  const block = lines.slice(index, index + fewestLabels);
  return (
    block.length === fewestLabels &&
    block.every((line) => labelledLine.test(line)) &&
    /@/.test(block[0] ?? '')
  );
}

/** Without quoted lines, and without the line before them that says whose they are. */
function dropQuotes(lines: readonly string[]): string[] {
  const kept: string[] = [];
  for (const line of lines) {
    if (!line.startsWith('>')) kept.push(line);
    else dropAttribution(kept);
  }
  return kept;
}

function dropAttribution(kept: string[]): void {
  while (kept.at(-1)?.trim() === '') kept.pop();
  if (!/[:：]$/.test(kept.at(-1) ?? '')) return;
  const begin = kept.findLastIndex((line) => line.trim() === '') + 1;
  const paragraph = kept.slice(begin);
  const isWhole = paragraph.length <= longestAttribution && /@|\d/.test(paragraph.join(' '));
  kept.splice(isWhole ? begin : kept.length - 1);
}
