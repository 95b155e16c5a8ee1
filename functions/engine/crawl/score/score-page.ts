import type { LinkPlace } from './page-links.ts';
import type { LabelTopics } from './rate-topics.ts';
import { listingFolders, repeatingParameters, walkingParameters } from './visitor-topics.ts';

const placeScores: Record<LinkPlace | 'sitemap', number> = {
  navigation: 12,
  frame: 30,
  content: 6,
  footer: 2,
  sitemap: 0,
};
const homeLinkScore = 12;
const clickPenalty = 10;
const folderPenalty = 4;
const walkingPenalty = 45;
const queryPenalty = 6;
const otherLanguagePenalty = 25;
const oldYearPenalty = 25;
const listingPenalty = 35;
const foreignFolderPenalty = 25;

/** First path segments that mark a language version of the site. */
const languageCodes = new Set(
  'en de fr es it nl pt pl cs sk hu ru uk tr ar he zh ja ko sv no da fi el ro bg hr sl lt lv et ca eu gl ga cy'.split(
    ' ',
  ),
);

export type PageClue = {
  url: URL;
  /** The topics in its URL and the link's text. */
  label: LabelTopics;
  place: LinkPlace | 'sitemap';
  /** Clicks from the home page. */
  depth: number;
  sitemapPriority?: number | undefined;
  /** The site's language, and the one the link declares. */
  siteLanguage?: string | undefined;
  linkLanguage?: string | undefined;
  /** The current year, to recognise old news. */
  year: number;
  /** Folder where the crawl started; `/` for a whole host. */
  homeFolder: string;
};

/** Estimates a page's usefulness to visitors before it is read, from its URL and the links to it. */
export function scorePage(clue: PageClue): number {
  const { url, place, depth, sitemapPriority } = clue;
  const segments = pathSegments(url);
  return (
    clue.label.score +
    placeScores[place] +
    (depth <= 1 && place !== 'sitemap' ? homeLinkScore : 0) +
    (sitemapPriority === undefined ? 0 : (sitemapPriority - 0.5) * 20) -
    Math.max(0, depth - 1) * clickPenalty -
    Math.max(0, segments.length - 1) * folderPenalty -
    rateQuery(url) -
    rateLanguage(clue, segments[0]) -
    (isOld(segments, clue.year) ? oldYearPenalty : 0) -
    (segments.slice(0, -1).some((segment) => listingFolders.has(segment.toLowerCase()))
      ? listingPenalty
      : 0) -
    (url.pathname.startsWith(clue.homeFolder) ? 0 : foreignFolderPenalty)
  );
}

/** Decoded parts of a URL's path. */
export function pathSegments({ pathname }: URL): string[] {
  try {
    return decodeURIComponent(pathname).split('/').filter(Boolean);
  } catch {
    return pathname.split('/').filter(Boolean);
  }
}

function rateQuery({ searchParams }: URL): number {
  const parameters = [...searchParams];
  const walks = parameters.some(
    ([name, value]) =>
      repeatingParameters.test(name) || (walkingParameters.test(name) && /^-?\d[\d./-]*$/.test(value)),
  );
  return walks ? walkingPenalty : parameters.length * queryPenalty;
}

function rateLanguage({ siteLanguage, linkLanguage }: PageClue, segment = ''): number {
  const own = siteLanguage?.slice(0, 2).toLowerCase();
  if (!own) return 0;
  const code = segment.toLowerCase().split('-', 1)[0] ?? '';
  const declared = linkLanguage?.slice(0, 2).toLowerCase() ?? (languageCodes.has(code) ? code : own);
  return declared === own ? 0 : otherLanguagePenalty;
}

/** Date archives: `/2019/05/title`. */
function isOld(segments: string[], year: number): boolean {
  return segments.some((segment) => /^(19|20)\d\d$/.test(segment) && Number(segment) < year - 1);
}
