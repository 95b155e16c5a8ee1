import type { LinkPlace } from './page-links.ts';
import type { LabelTopics } from './rate-topics.ts';

const placeScores: Record<LinkPlace | 'sitemap', number> = {
  navigation: 12,
  frame: 12,
  content: 8,
  footer: 6,
  sitemap: 0,
};
const homeFileScore = 6;
const fileClickPenalty = 3;
const oldPenalty = 20;
/** A year this long ago is history; school years and annual reports begin in the year before. */
const currentYears = 1;

type FileClue = {
  /** The topics in its name and the link's text. */
  label: LabelTopics;
  title: string;
  url: URL;
  place: LinkPlace | 'sitemap';
  /** Clicks from the home page. */
  depth: number;
  year: number;
};

/** Estimates a linked file's usefulness to visitors by its title and by where it is linked. */
export function scoreFile({ label, title, url, place, depth, year }: FileClue): number {
  const name = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
  return (
    label.score +
    placeScores[place] +
    (depth <= 1 && place !== 'sitemap' ? homeFileScore : 0) -
    Math.max(0, depth - 1) * fileClickPenalty -
    (isOld(`${title} ${name}`, year) ? oldPenalty : 0)
  );
}

/** Whether the newest year in a title or file name is past: folders of uploads tell nothing. */
function isOld(text: string, year: number): boolean {
  const years = text.match(/(?<!\d)20\d\d(?!\d)/g)?.map(Number) ?? [];
  return years.length > 0 && Math.max(...years) < year - currentYears;
}
