/** Between a page's title and the name of its website. */
export const titleSeparatorPattern = /\s+[|–—·»:•-]\s+|\s*[|»]\s*/;

/**
 * A page's title without the site's name: the part that the main heading repeats, otherwise the longest part that isn't
 * the site's name.
 */
export function choosePageTitle(candidates: {
  title: string;
  openGraphTitle: string;
  siteName: string;
  heading: string;
}): string {
  const { title, openGraphTitle, siteName, heading } = candidates;
  const full = title || openGraphTitle;
  if (full === '') return heading;
  const parts = full.split(titleSeparatorPattern).filter((part) => part.trim() !== '');
  if (parts.length < 2) return full;
  const withoutSite = parts.filter((part) => normalize(part) !== normalize(siteName));
  const repeated = withoutSite.find((part) => heading !== '' && normalize(part) === normalize(heading));
  if (repeated) return repeated.trim();
  if (siteName !== '' && withoutSite.length > 0 && withoutSite.length < parts.length)
    return withoutSite.join(' – ');
  return full;
}

function normalize(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
