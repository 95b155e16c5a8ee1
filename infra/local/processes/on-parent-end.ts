const pollMilliseconds = 1000;

/**
 * Calls back when the program is gone that this process belongs to: the test that forked it, or `npm start`. Who starts
 * it by hand may leave it running behind a closed terminal.
 */
export function onParentEnd(end: () => void): void {
  // Only a forked process can send; the channel may have closed while this one still loaded its code.
  if (process.send) {
    process.once('disconnect', end);
    if (!process.connected) end();
    return;
  }
  // Set by npm for what its scripts run. It does not fork, so nothing but the parent's id tells its end.
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, pollMilliseconds);
}
