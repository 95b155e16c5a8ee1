/** Where the owner manages an assistant, on every host: document 3 section 2. */
export function dashboardPath(conversionId: string): string {
  return `/school-dashboard/${conversionId}`;
}
