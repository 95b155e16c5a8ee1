/** Gives the text that is read of a page. */
export type ReadText = (html: string, url: string) => Promise<string>;

/** How many segments of some pages a reader reads; `strict` letter by letter, white space aside. */
export type Count = { wanted: number; missing: number; strictMissing: number; unwanted: number; let: number };

export const emptyCount: Count = { wanted: 0, missing: 0, strictMissing: 0, unwanted: 0, let: 0 };

/** Adds what a text holds of a page's segments. */
export function addSegments(
  count: Count,
  text: string,
  { wanted, unwanted }: { wanted: readonly string[]; unwanted: readonly string[] },
): Count {
  const [strict, folded] = [joinLetters(text), foldLetters(text)];
  return {
    wanted: count.wanted + wanted.length,
    missing: count.missing + findMissing(folded, wanted).length,
    strictMissing: count.strictMissing + wanted.filter((part) => !strict.includes(joinLetters(part))).length,
    unwanted: count.unwanted + unwanted.length,
    let: count.let + unwanted.filter((part) => strict.includes(joinLetters(part))).length,
  };
}

/** The segments that a text lacks, however their letters are written. */
export const listMissing = (text: string, wanted: readonly string[]): string[] =>
  findMissing(foldLetters(text), wanted);

const findMissing = (folded: string, wanted: readonly string[]): string[] =>
  wanted.filter((part) => !folded.includes(foldLetters(part)));

const joinLetters = (text: string): string => text.replace(/\s+/g, '');

/**
 * One writing of each letter (a raised 2 and ² are "2") without signs of no width, as a search compares them: segments are
 * the text between tags, which says neither what is raised nor where a word may be broken.
 */
const foldLetters = (text: string): string =>
  joinLetters(text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, ''));
