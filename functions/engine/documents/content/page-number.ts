const pageNumber = /^[^\p{L}\d]*(?:\p{L}{1,8}\.?)?\s*\d*\s*(?:(?:\p{L}{1,5}|\/)\s*\d*)?[^\p{L}\d]*$/u;

/** "Page 2 of 3", "- 2 -": nothing but the page, if a field counts pages there. */
export function looksLikePageNumber(text: string): boolean {
  return pageNumber.test(text);
}
