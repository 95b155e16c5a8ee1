import { pageSource } from '#functions/engine/language/page-words.ts';

/** "was" and "instead of" say of themselves that what is struck out no longer holds. */
const oldMark = new RegExp(
  `(?<![\\p{Script=Latin}\\p{Script=Cyrillic}])${pageSource(({ formerly }) => formerly)}\\s*:?\\s*$`,
  'iu',
);
/** Longer words do not stand there. */
const markLength = 40;

/**
 * Whether struck-out text is told: only behind a word that calls it old, because without its line it would read as what
 * holds now.
 */
export const isCalledOld = (before: string): boolean => oldMark.test(before.slice(-markLength));

/** Decides on struck-out text that comes in pieces, as programs write it. */
export class StruckText {
  private told: string | undefined;

  /** Whether a piece behind this text is told; `before` is all that is told of the paragraph so far. */
  tells(piece: string, before: string): boolean {
    const isTold = before === this.told || isCalledOld(before);
    this.told = isTold ? before + piece : undefined;
    return isTold;
  }
}
