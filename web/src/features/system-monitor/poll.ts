/** Polls while auto refresh is on and the window is in the foreground. Refetches on each visit. */
export function poll(seconds: number, isAutomatic: boolean) {
  return { refetchInterval: isAutomatic && seconds * 1000, refetchOnMount: 'always' as const };
}
