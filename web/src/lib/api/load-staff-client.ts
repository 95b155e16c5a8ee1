/** Loads the client of staff pages on the first call. */
export async function loadStaffClient(send?: typeof fetch) {
  return (await import('./staff-client.ts')).createStaffClient(send);
}
