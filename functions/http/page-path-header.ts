/** By it the edge tells the function that answers pages what the visitor asked for: the path itself names the document. */
export const pagePathHeader = 'x-page-path';
