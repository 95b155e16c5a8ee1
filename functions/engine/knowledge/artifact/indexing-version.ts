/**
 * Raised when words are read otherwise than before (stems, stop words, phrases of the concepts): what was indexed by an
 * earlier reading is then indexed again when it is read.
 */
export const indexingVersion = 10;
