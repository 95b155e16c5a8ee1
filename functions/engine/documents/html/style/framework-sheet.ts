const hiddenNames = ['d-none', 'hidden', 'hide', 'element-invisible'];
const readerNames = [
  ...['visually-hidden', 'visuallyhidden', 'visually-hidden-focusable', 'sr-only', 'sr-only-focusable'],
  ...['screen-reader-text', 'skip-link', 'screenreader', 'offscreen', 'a11y-hidden'],
];
const listOf = (names: readonly string[]) => names.map((name) => `.${name}`).join(', ');

/** Classes by which frameworks hide. */
export const utilityClasses: ReadonlySet<string> = new Set([...hiddenNames, 'invisible', ...readerNames]);

/**
 * The utilities of common frameworks as their own sheets state them, for pages whose linked sheets are not at hand.
 * Classes for some screens only show again.
 */
export const frameworkSheet = `
${listOf(hiddenNames)} { display: none }
.invisible { visibility: hidden }
${listOf(readerNames)} {
  position: absolute; width: 1px; height: 1px; overflow: hidden; clip: rect(0, 0, 0, 0)
}
[class*="sm:"], [class*="md:"], [class*="lg:"], [class*="xl:"],
[class*="d-sm-"], [class*="d-md-"], [class*="d-lg-"], [class*="d-xl-"] {
  display: block; visibility: visible; position: static; width: auto; height: auto; overflow: visible; clip: auto
}
`;
