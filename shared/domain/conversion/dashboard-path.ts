/** Path of an assistant's dashboard on every host: document 3 section 2. */
export const dashboardPath = (conversionId: string): string => `/school-dashboard/${conversionId}`;
