/** Counts an anonymous visit, once a day per browser. */
export function reportVisit(conversionId: string): void {
  const key = `visit:${conversionId}`;
  const today = new Date().toISOString().slice(0, 10);
  try {
    if (localStorage.getItem(key) === today) return;
    localStorage.setItem(key, today);
  } catch {
    // Frames without storage count every time.
  }
  // A beacon expects no reply and needs no typed client, which loads with the first question.
  navigator.sendBeacon(`/api/chat/${conversionId}/visits`);
}
