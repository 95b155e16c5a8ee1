/** Lets the assistant get ready while the visitor is still typing. Nobody waits for a reply. */
export function reportOpening(conversionId: string): void {
  navigator.sendBeacon(`/api/chat/${conversionId}/openings`);
}
