/** Loads the customers' client on the first call, for pages that render before they need it. Staff pages may not. */
export async function loadClient() {
  return (await import('./client.ts')).client;
}
