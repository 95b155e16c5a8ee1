/** Headers of every API reply; all but pictures are never cached, and all never sniffed, never in a search engine. */
export const replyHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

/** Headers of a reply that is a page: it runs nothing, and nothing is loaded for it. */
export const pageHeaders = {
  ...replyHeaders,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
  'referrer-policy': 'same-origin',
};
