/** The time until an ISO instant in words; undefined when it is unknown or past. */
export function describeRemainingTime(
  estimatedCompletion: string | undefined,
  now: Date,
): string | undefined {
  if (!estimatedCompletion) return undefined;
  const seconds = (Date.parse(estimatedCompletion) - now.getTime()) / 1000;
  if (!(seconds > 0)) return undefined;
  if (seconds < 60) return `About ${Math.max(5, Math.ceil(seconds / 5) * 5)} seconds left`;
  const minutes = Math.ceil(seconds / 60);
  return `About ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`;
}
