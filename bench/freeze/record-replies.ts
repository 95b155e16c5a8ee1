import { createHash } from 'node:crypto';
import type { Source } from '#functions/engine/documents/content/content.ts';
import { serializeKnowledge } from '#functions/engine/knowledge/artifact/serialize-knowledge.ts';
import { buildKnowledge } from '#functions/engine/knowledge/build/build-knowledge.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { answerQuestion } from '#functions/engine/quoting/answer-question.ts';
import { describeSite } from '#functions/engine/readiness/describe-site.ts';
import { runReadinessCheck } from '#functions/engine/readiness/run-readiness-check.ts';
import { readSite } from '../answers/read-site.ts';
import { siteUrl } from '../answers/site-knowledge.ts';
import { loadSites, type Site } from '../eval/serve-sites.ts';
import { crawlFolder } from './crawl-folder.ts';
import { frozenInstant } from './frozen-clock.ts';
import { type AskedQuestion, listAskedQuestions } from './list-asked-questions.ts';
import { printSorted } from './print-sorted.ts';
import type { Recording } from './recording.ts';

/** The limits with which `npm run eval` and its engine-only variant read a site. */
const wholeLimits = { pages: 60, documents: 10 };

/**
 * The engine's results for every website on this machine, read from its whole folder and by a trial's crawl: sources,
 * artifact bytes, profile, readiness report, and every reply.
 */
export async function recordReplies(): Promise<Recording> {
  const recording: Recording = new Map();
  const questions = listAskedQuestions();
  for (const site of loadSites()) {
    const asked = questions.filter((question) => question.site === site.id);
    const whole = await readSite(site.folder, siteUrl(site.id), wholeLimits);
    recordSite(recording, `whole/${site.id}`, learn(site, whole, siteUrl(site.id)), whole, asked);
    const { sources, report } = await crawlFolder(site);
    recording.set(`crawled/${site.id}/crawl`, printSorted(report));
    const website = `http://${site.hostname}/`;
    recordSite(recording, `crawled/${site.id}`, learn(site, sources, website), sources, asked);
  }
  return recording;
}

function learn({ id }: Site, sources: Source[], website: string): Knowledge {
  return buildKnowledge({ sources, organisationName: id, website, builtAt: frozenInstant });
}

function recordSite(
  recording: Recording,
  name: string,
  knowledge: Knowledge,
  sources: readonly Source[],
  questions: readonly AskedQuestion[],
): void {
  for (const { id, content } of sources) recording.set(`${name}/source ${id}`, digest(printSorted(content)));
  recordKnowledge(recording, name, knowledge);
  for (const { set, id, question, history } of questions)
    recording.set(`${name}/reply ${set}/${id}`, ask(knowledge, question, history));
}

function recordKnowledge(recording: Recording, name: string, knowledge: Knowledge): void {
  const { passages, facts, languages } = knowledge;
  recording.set(`${name}/artifact`, digest(serializeKnowledge(knowledge)));
  recording.set(`${name}/knowledge`, printSorted({ languages, passages: passages.length, facts }));
  recording.set(`${name}/profile`, printSorted(describeSite(knowledge)));
  for (const brandId of ['edgpt', 'gpt'] as const) {
    const report = runReadinessCheck({
      knowledge,
      knowledgeVersion: 'frozen',
      brandId,
      now: new Date(frozenInstant),
    });
    recording.set(`${name}/exam ${brandId}`, printSorted(report));
  }
}

function ask(knowledge: Knowledge, question: string, history: AskedQuestion['history']): string {
  return printSorted(answerQuestion({ knowledge, question, history }));
}

const digest = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');
