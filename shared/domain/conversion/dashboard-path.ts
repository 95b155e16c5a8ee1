/** Path of an assistant's dashboard on every host: document 3 section 2. */
export function dashboardPath(conversionId: string): string {
  return `/school-dashboard/${conversionId}`;
}
