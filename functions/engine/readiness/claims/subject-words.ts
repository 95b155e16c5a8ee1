import { claimWordSet } from './join-claim-words.ts';

/** Words that the kind of a value already says: "the fee is $50" is about nothing but the fee. */
export const impliedWords = claimWordSet(({ implied }) => implied);

/** Words without weight of their own that still tell two things apart. */
export const tellingWords = claimWordSet(({ telling }) => telling);

/** Words of titles and headings that every site has: they do not narrow what stands below them. */
export const neutralHeadings = claimWordSet(({ neutral }) => neutral);
