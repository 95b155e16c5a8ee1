/** The page that a link to confirm an address opens: it asks first, because mail scanners open links. */
export const confirmEmailPath = '/user/confirm-email';
