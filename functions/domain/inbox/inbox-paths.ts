/** Where staff answer messages. */
export const staffInboxPath = '/superadmin?tab=forwarded';

/** Where whoever is to answer a message finds it: its owner, or staff where it was left at a brand. */
export function findInboxPath(conversionId: string | undefined): string {
  return conversionId ? `/school-dashboard/${conversionId}?tab=inbox` : staffInboxPath;
}
