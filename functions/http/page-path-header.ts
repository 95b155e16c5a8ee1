/** Carries the requested path from the edge to the page function, because the request's own path names the document. */
export const pagePathHeader = 'x-page-path';

/** The same on a customer's own domain, with its host. Runs in CloudFront Functions too. */
export const writeOwnAddress = (host: string, path: string): string => `//${host.toLowerCase()}${path}`;
