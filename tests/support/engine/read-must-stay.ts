/** A text of a page that its reader needs, and what kind of text it is. */
export type MustStay = { kind: string; text: string };

/** The list at the end of a page of `fixtures/must-stay`. */
export function readMustStay(html: string): MustStay[] {
  const [, list = ''] = /<!-- must stay\n([\s\S]*?)\n-->/.exec(html) ?? [];
  return list.split('\n').flatMap((line) => {
    const [, kind, text] = /^([^:]+): (.+)$/.exec(line) ?? [];
    return kind && text ? [{ kind, text }] : [];
  });
}

/** What of the list was not read; cells of a row may be read with signs between them. */
export function findLost(list: readonly MustStay[], read: string): MustStay[] {
  const wordsOf = (text: string) => ` ${(text.match(/[\p{L}\p{N}$€%§]+/gu) ?? []).join(' ')} `;
  const words = wordsOf(read);
  return list.filter(({ text }) => !words.includes(wordsOf(text)));
}
