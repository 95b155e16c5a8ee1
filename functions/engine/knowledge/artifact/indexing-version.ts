/**
 * Increase it when words are read differently (stems, stop words, concept phrases). Knowledge indexed by an earlier
 * version is reindexed when loaded.
 */
export const indexingVersion = 14;
