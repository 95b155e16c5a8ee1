/** Lets the assistant's owner know that somebody was here: a count, once a day a browser, and nothing of who it was. */
export function reportVisit(conversionId: string): void {
  const key = `visit:${conversionId}`;
  const today = new Date().toISOString().slice(0, 10);
  try {
    if (localStorage.getItem(key) === today) return;
    localStorage.setItem(key, today);
  } catch {
    // Frames that may not store count each time.
  }
  // Nobody waits for a reply, nor for the typed client, which is not needed before the first question.
  navigator.sendBeacon(`/api/chat/${conversionId}/visits`);
}
