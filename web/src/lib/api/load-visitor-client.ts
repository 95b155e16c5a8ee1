/** Loads the client for public calls on the first call, for pages of customers and of staff. */
export async function loadVisitorClient() {
  return (await import('./visitor-client.ts')).visitorClient;
}
