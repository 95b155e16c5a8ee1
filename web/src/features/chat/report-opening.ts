/** Lets the assistant warm up while the visitor types. Expects no reply. */
export function reportOpening(conversionId: string): void {
  navigator.sendBeacon(`/api/chat/${conversionId}/openings`);
}
