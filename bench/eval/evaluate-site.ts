import { performance } from 'node:perf_hooks';
import type { Client } from '#shared/client.ts';
import type { Progress } from '#shared/contract/conversions.ts';
import { citesPage, pageKey, type Question, type Score, scoreReply } from '../eval-scoring.ts';
import { convertSite } from './convert-site.ts';
import type { Site } from './serve-sites.ts';

/** One question with what the assistant said. */
export type AskedQuestion = {
  question: Question;
  score: Score;
  /** Whether the page that holds the answer was among the pages read. */
  wasPageRead: boolean;
  /** Whether the reply cites that page. */
  isPageCited: boolean;
  outcome: string;
  confidence: number;
  reply: string;
  sources: (string | null)[];
  milliseconds: number;
};

export type SiteReport = {
  site: string;
  status: Progress['status'];
  reachablePages: number;
  pagesRead: number;
  pagesSkipped: number;
  documentsRead: number;
  conversionSeconds: number;
  asked: AskedQuestion[];
};

/** Signs the site up as a visitor would, waits for its assistant, and asks every question. */
export async function evaluateSite(client: Client, site: Site, questions: Question[]): Promise<SiteReport> {
  const baseUrl = `http://${site.hostname}`;
  const startedAt = performance.now();
  const { conversionId, progress } = await convertSite(client, site.id, `${baseUrl}${site.homepage}`);
  const conversionSeconds = (performance.now() - startedAt) / 1000;
  const readAddresses = new Set(
    progress.progressDetails.sources
      .filter(({ status }) => status === 'read')
      .map(({ url }) => pageKey(url ?? '', baseUrl)),
  );
  const asked: AskedQuestion[] = [];
  if (progress.status === 'completed') {
    for (const question of questions)
      asked.push(await ask(client, conversionId, question, baseUrl, readAddresses));
  }
  const { pagesRead, pagesSkipped, documentsRead } = progress.progressDetails;
  return {
    site: site.id,
    status: progress.status,
    reachablePages: site.reachablePages,
    pagesRead,
    pagesSkipped,
    documentsRead,
    conversionSeconds,
    asked,
  };
}

async function ask(
  client: Client,
  conversionId: string,
  question: Question,
  baseUrl: string,
  readAddresses: Set<string>,
): Promise<AskedQuestion> {
  const startedAt = performance.now();
  const reply = await client.chat.sendMessage({
    message: question.question,
    conversionId,
    context: { conversationHistory: question.history },
  });
  const holders = [question.page ?? '', ...(question.same_text_on ?? [])];
  return {
    question,
    score: scoreReply(question, reply, baseUrl),
    wasPageRead: holders.some((page) => readAddresses.has(pageKey(page, baseUrl))),
    isPageCited: citesPage(question, reply.sources, baseUrl),
    outcome: reply.outcome,
    confidence: reply.confidence,
    reply: reply.response,
    sources: reply.sources.map(({ url }) => url),
    milliseconds: performance.now() - startedAt,
  };
}
