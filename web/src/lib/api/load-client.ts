/** Loads the typed client on the first call, for pages that render before they need it. */
export async function loadClient() {
  return (await import('./client.ts')).client;
}

/** The same for staff pages. */
export async function loadStaffClient(send?: typeof fetch) {
  return (await import('./staff-client.ts')).createStaffClient(send);
}
