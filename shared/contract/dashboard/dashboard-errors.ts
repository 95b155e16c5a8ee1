/** What each call about an assistant’s dashboard may answer. */
export const dashboardErrors = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'CONVERSION_NOT_FOUND',
  'RATE_LIMITED',
] as const;
