/**
 * Increase it when pages are read so differently that published assistants should reread theirs; the sweeper spreads
 * that over a week (docs/decisions/004-reading-documents-and-pages.md). 2: reads content revealed by a click. 3: hides what styles
 * hide in every state, decodes addresses, and tells the exceptions of calendars. 4: shows pages that only scripts fill, reads data
 * for search engines where nothing else holds text, and hides more of what nobody sees. 5: keeps raised digits apart from the number
 * before them. 6: says no struck-out text, reads signs in cells, frames, choices and parts that a server sends later. 7: opens pages whose main part a
 * script writes, finds files that a script or a form names, and shows dates of cells in their format.
 */
export const readingVersion = 7;
