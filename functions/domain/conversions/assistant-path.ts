/** Path of an assistant's page on every host. */
export function assistantPath(conversionId: string): string {
  return `/gptsite/${conversionId}`;
}
