const pollMilliseconds = 1000;

/**
 * Calls `end` when the parent is gone: the test that forked this process, or `npm start`. A manually started
 * process has no parent to watch and keeps running.
 */
export function onParentEnd(end: () => void): void {
  // Only a forked process can send. Its channel may have closed while its code was still loading.
  if (process.send) {
    process.once('disconnect', end);
    if (!process.connected) end();
    return;
  }
  // Set by npm for its scripts. npm doesn't fork, so only a changed parent id shows that it ended.
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, pollMilliseconds);
}
