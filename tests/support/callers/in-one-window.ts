/**
 * Runs `attempt` within one window of the real clock, by which calls are counted: one that failed while the window
 * turned is run again. Each run uses subjects of its own, named by its number.
 */
export async function inOneWindow(
  windowSeconds: number,
  attempt: (run: number) => Promise<void>,
): Promise<void> {
  const findWindow = () => Math.floor(Date.now() / 1000 / windowSeconds);
  const begun = findWindow();
  try {
    await attempt(1);
  } catch (error) {
    if (findWindow() === begun) throw error;
    await attempt(2);
  }
}
