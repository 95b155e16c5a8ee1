/** The typed client, for pages that show before they call: the contract's schemas are loaded with the first call. */
export async function loadClient() {
  return (await import('./client.ts')).client;
}

/** The same for pages of the staff. */
export async function loadStaffClient(send?: typeof fetch) {
  return (await import('./staff-client.ts')).createStaffClient(send);
}
