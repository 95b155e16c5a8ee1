/** An update that adds to an item's counters; undefined when nothing changes. */
export function addCounts(counts: Readonly<Record<string, number>>, expiresAt?: number) {
  const changed = Object.entries(counts).filter(([, count]) => count !== 0);
  if (changed.length === 0) return undefined;
  return {
    UpdateExpression: `ADD ${changed.map((_, index) => `#n${index} :n${index}`).join(', ')}${expiresAt === undefined ? '' : ' SET expiresAt = :expiresAt'}`,
    ExpressionAttributeNames: Object.fromEntries(changed.map(([name], index) => [`#n${index}`, name])),
    ExpressionAttributeValues: {
      ...Object.fromEntries(changed.map(([, count], index) => [`:n${index}`, count])),
      ...(expiresAt !== undefined && { ':expiresAt': expiresAt }),
    },
  };
}

/** Expiry of a day's counts in seconds since 1970: the longest staff period, plus a few days. */
export function expiryOfCounts(day: string): number {
  const keptDays = 100;
  return Math.floor(Date.parse(day) / 1000) + keptDays * 86_400;
}
