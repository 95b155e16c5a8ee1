/** Where an assistant's page is, on every host. */
export function assistantPath(conversionId: string): string {
  return `/gptsite/${conversionId}`;
}
