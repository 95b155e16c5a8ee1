import { topicWords } from '#functions/engine/lexicon/tables/topics.ts';
import type { TopicName } from '#functions/engine/lexicon/topic-words.ts';

/**
 * What visitors of an organisation's website look for, by words in URLs and link texts. They match whole words; useful
 * ones of at least this length also match inside words, for languages with compounds.
 */
export const compoundLength = 6;

export type Topic = { name: TopicName; weight: number; words: readonly string[] };

/** Raise a page. */
export const usefulTopics: readonly Topic[] = [
  topic('contact', 40),
  topic('prices', 40),
  topic('joining', 38),
  topic('questions', 36),
  topic('people', 30),
  topic('offer', 30),
  topic('rules', 26),
  topic('dates', 24),
  // Legal notices hold names, addresses and numbers.
  topic('legalNotice', 16),
  topic('proof', 14),
];

/** Lowers a page that repeats others, serves a machine or a signed-in user, or is outdated. */
export const uselessTopics: readonly Topic[] = [
  topic('machine', 60),
  topic('listing', 35),
  topic('news', 18),
  topic('smallPrint', 14),
];

function topic(name: TopicName, weight: number): Topic {
  return { name, weight, words: topicWords.flatMap((words) => words[name]?.split(' ') ?? []) };
}

/** Parameters that sort, filter or repeat a page. */
export const repeatingParameters =
  /^(sort|order|orderby|dir|filter|replytocom|print|format|ical|tribe-bar-date)$/i;
/** Parameters that page through numbers or dates without end if their value is a number. */
export const walkingParameters =
  /^(page|paged|pg|start|offset|from|m|mo|month|monat|mois|mes|y|year|jahr|d|day|date|week|cal|eventdate)$/i;

/** Folders whose pages list other pages. */
export const listingFolders = new Set(['tag', 'tags', 'author', 'category', 'categories', 'archive', 'page']);
