import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { composeClosest } from '#functions/engine/answer/compose/compose-closest.ts';
import { composeReply, type Reply } from '#functions/engine/answer/compose/compose-reply.ts';
import { gateFeatureNames } from '#functions/engine/answer/judge/gate-weights.ts';
import { settle } from '#functions/engine/answer/judge/judge.ts';
import { observeFit } from '#functions/engine/answer/judge/observe-fit.ts';
import { rankStatements } from '#functions/engine/answer/retrieve/rank-statements.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { findContext } from '#functions/engine/search/resolve-follow-up.ts';
import { understandQuestion } from '#functions/engine/search/understand-question.ts';
import { type Question, scoreReply } from '../../eval-scoring.ts';
import {
  buildParagraphSite,
  loadParagraphs,
  type ParagraphBench,
  type ParagraphQuestion,
  paragraphUrl,
} from '../paragraph-sites.ts';
import { readSiteKnowledge, siteUrl } from '../site-knowledge.ts';

/** One question, the gate's features of the best reply, and whether that reply was right. */
export type Example = {
  site: string;
  isAnswerable: boolean;
  features: number[];
  /** The confidence that the gate derives from the fitted probability. */
  settle: (fitted: number) => number;
  isRight: boolean;
  /** Whether the closest passages, shown as such, hold the answer. */
  isHalfRight: boolean;
};

/** Every question on its site, with the number of pages read. */
export async function collectFromSites(questions: readonly Question[], pages: number): Promise<Example[]> {
  const examples: Example[] = [];
  for (const [site, asked] of Map.groupBy(questions, (question) => question.site)) {
    const knowledge = await readSiteKnowledge(site, pages);
    for (const question of asked) {
      const isRight = ({ text, citations }: Reply) =>
        question.answerable &&
        scoreReply(question, { response: text, outcome: 'answered', sources: citations }, siteUrl(site)) ===
          'right';
      const context = findContext(question.question, question.history);
      examples.push(...observe(question.question, knowledge, site, question.answerable, isRight, context));
    }
  }
  return examples;
}

/** Questions that no organisation's website answers, asked on each site in English and in its own language. */
export async function collectBesideThePoint(sites: readonly string[], pages: number): Promise<Example[]> {
  const byLanguage = z
    .record(z.string(), z.array(z.string()))
    .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'beside-the-point.json'), 'utf8')));
  const examples: Example[] = [];
  for (const site of sites) {
    const knowledge = await readSiteKnowledge(site, pages);
    const languages = new Set(['en', ...knowledge.languages]);
    const asked = [...languages].flatMap((language) => byLanguage[language] ?? []);
    for (const text of asked) examples.push(...observe(text, knowledge, site, false, () => false));
  }
  return examples;
}

/** Every `stride`th question on its article, and every second of those also on the article without its paragraph. */
export function collectFromParagraphs(stride: number): Example[] {
  const { passages, questions } = loadParagraphs();
  const articles = Map.groupBy(passages, (passage) => passage.title);
  const sites = new Map<string, Knowledge>();
  const chosen = questions.filter((_, index) => index % stride === 0);
  return chosen.flatMap((question, index) => {
    const { title } = question;
    const article = articles.get(title) ?? [];
    const site = sites.get(title) ?? buildParagraphSite(title, article);
    sites.set(title, site);
    const whole = observe(question.question, site, title, true, (reply) => saysAnswer(question, reply));
    return index % 2 === 0 ? whole : [...whole, ...observeWithout(question, article)];
  });
}

function observeWithout(question: ParagraphQuestion, article: ParagraphBench['passages']): Example[] {
  const rest = article.filter(({ id }) => id !== question.passage);
  const site = buildParagraphSite(question.title, rest);
  return observe(question.question, site, question.title, false, () => false);
}

function saysAnswer({ passage, answers }: ParagraphQuestion, { text, citations }: Reply): boolean {
  const isCited = citations.some(({ url }) => url?.split('#')[0] === paragraphUrl(passage));
  return isCited && answers.some((answer) => text.toLowerCase().includes(answer.toLowerCase()));
}

function observe(
  text: string,
  knowledge: Knowledge,
  site: string,
  isAnswerable: boolean,
  isRight: (reply: Reply) => boolean,
  context?: string,
): Example[] {
  const question = understandQuestion(text, knowledge, context);
  const ranked = rankStatements(question, knowledge);
  const [best] = ranked;
  if (!best) return [];
  const observed = observeFit(question, best, ranked, knowledge);
  return [
    {
      site,
      isAnswerable,
      features: gateFeatureNames.map((name) => observed[name]),
      settle: (fitted) => settle(fitted, observed, text),
      isRight: isRight(composeReply(question, knowledge, best, ranked)),
      isHalfRight: isRight(composeClosest(question, knowledge, best, ranked)),
    },
  ];
}
