/** The page behind the link of a mail: it asks first, since programs open links in advance. */
export const unsubscribePath = '/user/unsubscribe';

/** What mail programs call by themselves: RFC 8058. */
export const unsubscribeApiPath = '/api/mail/unsubscribe';
