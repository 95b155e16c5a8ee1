/** Prefix of all queries of an inbox, which every change refetches. */
export const inboxKey = ['inbox'];

/** Short enough for new messages to appear while somebody watches. */
export const refreshMs = 30_000;
