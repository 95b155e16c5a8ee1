/** The page a mail's link opens: it asks first, because mail scanners open links. */
export const unsubscribePath = '/user/unsubscribe';

/** Called by mail clients directly: RFC 8058. */
export const unsubscribeApiPath = '/api/mail/unsubscribe';
