import { sourceOf } from '#functions/engine/search/join-dialogues.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { type LinkTopic, linkTopics, type Sector, type SiteQuestions } from '../lexicon/site-questions.ts';

type Link = { title: string; url: string };

const offeredLinkLimit = 6;
/** Filled up with other pages if fewer are about a topic of the sector. */
const fewestLinks = 5;
const titleLength = 60;

const topicPatterns = new Map<LinkTopic, RegExp>(
  Object.values(linkTopics)
    .flat()
    .map((topic) => [topic, joinLanguages(({ links }) => links[topic])]),
);
const smallPrintPattern = joinLanguages(({ neverLinked }) => neverLinked);

/** The pages that visitors of a sector look for, then those nearest to the home page. */
export function findQuickLinks(knowledge: Knowledge, sector: Sector): Link[] {
  const pages = listPages(knowledge);
  const chosen: Link[] = [];
  const add = (page: Link | undefined) => page && chosen.push(page);
  const isNew = ({ title, url }: Link) =>
    !chosen.some((link) => link.url === url || link.title.toLowerCase() === title.toLowerCase());
  for (const topic of linkTopics[sector]) {
    const pattern = topicPatterns.get(topic);
    add(pages.find((page) => isNew(page) && pattern && isAbout(pattern, page)));
    if (chosen.length === offeredLinkLimit) return chosen;
  }
  const others = pages
    .filter((page) => isSuitable(page, knowledge))
    .toSorted((one, other) => depthOf(one.url) - depthOf(other.url));
  for (const page of others) if (chosen.length < fewestLinks && isNew(page)) add(page);
  return chosen;
}

function listPages({ sources }: Knowledge): Link[] {
  return sources.flatMap(({ kind, url, title }) =>
    kind === 'page' && url !== null && title !== '' ? [{ title, url }] : [],
  );
}

/** Whether a page about none of the topics is worth a link: neither the home page nor small print. */
function isSuitable(page: Link, { website, sources, languages }: Knowledge): boolean {
  const { title, url } = page;
  const [language] = languages;
  const own = sources.find((source) => source.url === url)?.language;
  return (
    url !== website &&
    depthOf(url) > 0 &&
    title.length <= titleLength &&
    (own === undefined || own === language) &&
    !isAbout(smallPrintPattern, page)
  );
}

/** Whether the title or address of a page matches. */
function isAbout(pattern: RegExp, { title, url }: Link): boolean {
  return pattern.test(title) || pattern.test(pathOf(url));
}

function joinLanguages(choose: (questions: SiteQuestions) => RegExp | undefined): RegExp {
  return new RegExp(
    sourceOf(({ siteQuestions }) => choose(siteQuestions)),
    'iu',
  );
}

/** Folders and file of an address, without an index file. */
function depthOf(url: string): number {
  return pathOf(url)
    .split('/')
    .filter((part) => part !== '' && !/^(?:index|default|home)\.\w+$/i.test(part)).length;
}

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url);
