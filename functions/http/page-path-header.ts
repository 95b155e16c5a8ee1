/** Carries the requested path from the edge to the page function, because the request's own path names the document. */
export const pagePathHeader = 'x-page-path';
