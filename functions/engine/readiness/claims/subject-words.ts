import { claimWordSet } from './join-claim-words.ts';

/** Words that the kind of value implies: "the fee is $50" is only about the fee. */
export const impliedWords = claimWordSet(({ implied }) => implied);

/** Light words that still distinguish two things. */
export const distinctiveWords = claimWordSet(({ telling }) => telling);

/** Words in titles and headings of every site, which don't narrow a subject. */
export const neutralHeadings = claimWordSet(({ neutral }) => neutral);
