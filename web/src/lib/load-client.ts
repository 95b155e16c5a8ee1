/** The typed client, for pages that show before they call: the contract's schemas are loaded with the first call. */
export async function loadClient() {
  return (await import('./client.ts')).client;
}
