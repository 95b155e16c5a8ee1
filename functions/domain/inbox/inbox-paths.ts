export const staffInboxPath = '/superadmin?tab=forwarded';

/** Path of the inbox with a message: the owner's, or the staff's for messages to a brand. */
export function findInboxPath(conversionId: string | undefined): string {
  return conversionId ? `/school-dashboard/${conversionId}?tab=inbox` : staffInboxPath;
}
