import { dashboardPath } from '#shared/domain/conversion/dashboard-path.ts';

/** Path of an assistant's page on every host. */
export const assistantPath = (conversionId: string): string => `/gptsite/${conversionId}`;

/** Where mails lead the owner of an assistant. */
export function findOwnerPages(origin: string, conversionId: string) {
  return { dashboardUrl: origin + dashboardPath(conversionId), signInUrl: `${origin}/user/login` };
}
