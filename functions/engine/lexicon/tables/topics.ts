import { topicWords as german } from '../de/topic-words.ts';
import { topicWords as english } from '../en/topic-words.ts';
import { topicWords as spanish } from '../es/topic-words.ts';
import { topicWords as french } from '../fr/topic-words.ts';
import type { TopicWords } from '../topic-words.ts';
import { topicWords as otherLanguages } from '../und/topic-words.ts';

/** Words of topics in the order of `languages`. They stand apart from the lexicons, because only the crawl needs them. */
export const topicWords: readonly TopicWords[] = [english, german, french, spanish, otherLanguages];
