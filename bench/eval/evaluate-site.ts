import { performance } from 'node:perf_hooks';
import type { Client } from '#shared/client.ts';
import type { Progress } from '#shared/contract/conversions.ts';
import { citesPage, pageKey, type Question, type Score, scoreReply, seeAnswer } from '../eval-scoring.ts';
import { convertSite } from './convert-site.ts';
import type { Dialogue } from './dialogues.ts';
import type { Site } from './serve-sites.ts';
import type { Reading } from './tape/describe-reading.ts';

/** One question with the assistant's reply. */
export type AskedQuestion = {
  question: Question;
  score: Score;
  /** Whether the page with the answer was read. */
  wasPageRead: boolean;
  /** Whether the reply cites that page. */
  isPageCited: boolean;
  /** Whether the answer is on screen at once, and with one tap. */
  isSeen: boolean;
  isOneTapAway: boolean;
  outcome: string;
  confidence: number;
  reply: string;
  sources: { url: string | null; quote: string }[];
  milliseconds: number;
  /** Set when a tape stands in for a model. */
  reading?: Reading;
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

export type Conversion = Awaited<ReturnType<typeof convertSite>>;

/** Is notified of each step of an evaluation, for a tape. */
export type Observer = {
  beforeConversion(site: string): void;
  /** `position` is the question's index in the run, `turn` the message's in its session; both count from 0. */
  beforeTurn(site: string, position: number, turn: number): void;
  describeReading(question: Question, baseUrl: string): Reading;
};

export type Evaluation = {
  client: Client;
  observer?: Observer;
  /** A conversion of the same site from an earlier run. */
  findConversion?(site: string): Conversion | undefined;
  keepConversion?(site: string, conversion: Conversion): void;
};

/**
 * Signs up the site as a visitor would, waits for its assistant, and asks every question; `position` is the index of the
 * first.
 */
export async function evaluateSite(
  evaluation: Evaluation,
  site: Site,
  dialogues: readonly Dialogue[],
  position = 0,
): Promise<SiteReport> {
  const baseUrl = `http://${site.hostname}`;
  const startedAt = performance.now();
  const conversion = await openConversion(evaluation, site, baseUrl);
  const { status, progressDetails } = conversion.progress;
  const conversionSeconds = (performance.now() - startedAt) / 1000;
  const asked: AskedQuestion[] = [];
  if (status === 'completed') {
    for (const [index, dialogue] of dialogues.entries())
      asked.push(...(await holdDialogue(evaluation, conversion, dialogue, baseUrl, position + index)));
  }
  const { pagesRead, pagesSkipped, documentsRead } = progressDetails;
  return {
    site: site.id,
    status,
    reachablePages: site.reachablePages,
    pagesRead,
    pagesSkipped,
    documentsRead,
    conversionSeconds,
    asked,
  };
}

async function openConversion(evaluation: Evaluation, site: Site, baseUrl: string): Promise<Conversion> {
  const known = evaluation.findConversion?.(site.id);
  if (known) return known;
  evaluation.observer?.beforeConversion(site.id);
  const conversion = await convertSite(evaluation.client, site.id, `${baseUrl}${site.homepage}`);
  evaluation.keepConversion?.(site.id, conversion);
  return conversion;
}

async function holdDialogue(
  { client, observer }: Evaluation,
  { conversionId, progress }: Conversion,
  { site, history, turns }: Dialogue,
  baseUrl: string,
  position: number,
): Promise<AskedQuestion[]> {
  const asked: AskedQuestion[] = [];
  let sessionId: string | undefined;
  for (const [turn, { message, question }] of turns.entries()) {
    observer?.beforeTurn(site, position, turn);
    const startedAt = performance.now();
    const reply = await client.chat.sendMessage({
      message,
      conversionId,
      sessionId,
      context: { conversationHistory: history },
    });
    sessionId = reply.sessionId;
    if (!question) continue;
    asked.push({
      question,
      score: scoreReply(question, reply, baseUrl),
      wasPageRead: wasPageRead(question, progress, baseUrl),
      isPageCited: citesPage(question, reply.sources, baseUrl),
      ...seeAnswer(question, reply, baseUrl),
      outcome: reply.outcome,
      confidence: reply.confidence,
      reply: reply.response,
      sources: reply.sources.map(({ url, quote }) => ({ url, quote })),
      milliseconds: performance.now() - startedAt,
      ...(observer && { reading: observer.describeReading(question, baseUrl) }),
    });
  }
  return asked;
}

function wasPageRead(question: Question, { progressDetails }: Progress, baseUrl: string): boolean {
  const read = new Set(
    progressDetails.sources
      .filter(({ status }) => status === 'read')
      .map(({ url }) => pageKey(url ?? '', baseUrl)),
  );
  const holders = [question.page ?? '', ...question.same_text_on];
  return holders.some((page) => read.has(pageKey(page, baseUrl)));
}
