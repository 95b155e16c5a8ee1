const pageNumber = /^[^\p{L}\d]*(?:\p{L}{1,8}\.?)?\s*\d*\s*(?:(?:\p{L}{1,5}|\/)\s*\d*)?[^\p{L}\d]*$/u;

/** "Page 2 of 3", "- 2 -": nothing but the page, if a field counts pages there. */
export const looksLikePageNumber = (text: string): boolean => pageNumber.test(text);
