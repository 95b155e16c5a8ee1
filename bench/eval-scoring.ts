import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { ChatOutcome } from '#shared/domain/chat/chat-outcome.ts';
import { showsNearest } from '#shared/domain/chat/shows-nearest.ts';
import { standsInQuotes } from '#shared/domain/chat/stands-in-quotes.ts';

/** One line of `questions.jsonl`: a question on a real site and what counts as its answer. */
export const questionSchema = z.object({
  site: z.string(),
  id: z.string(),
  question: z.string(),
  answerable: z.boolean(),
  /** The language that it is asked in, where somebody said so. */
  qlang: z.string().optional(),
  difficulty: z.enum([
    'easy',
    'paraphrase',
    'table',
    'pdf',
    'multi',
    'absent',
    'offtopic',
    'conversation',
    'parity',
  ]),
  /** Regular expressions, one of which must match. */
  answers: z.array(z.string()),
  /** Further groups, each of which must match too. */
  also_required: z.array(z.array(z.string())).default([]),
  /** Path under the site's root of the page with the answer. */
  page: z.string().nullable(),
  same_text_on: z.array(z.string()).default([]),
  /** The passage with the answer, word for word. */
  evidence: z.string().optional(),
  /** Regular expressions that match nowhere on the site, for unanswerable questions. */
  absent_check: z.array(z.string()).default([]),
  /** Right replies in other words than the page's, and near misses, against which the expressions are tested. */
  accepts: z.array(z.string()).default([]),
  rejects: z.array(z.string()).default([]),
  /** The preceding conversation, for a question that depends on it. */
  history: z.array(z.object({ role: z.enum(['user', 'assistant']), content: z.string() })).default([]),
});
export type Question = z.infer<typeof questionSchema>;

/** Parses a `questions.jsonl`. Throws on an invalid line. */
export function loadQuestions(file: string): Question[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => questionSchema.parse(JSON.parse(line)));
}

export type Score = 'right' | 'half' | 'missed' | 'declined' | 'hedged' | 'wrong';

/** A reply's text, its cited sources, and its confidence. */
export type ScoredReply = { response: string; outcome: ChatOutcome; sources: { url: string | null }[] };

/** Scores a reply as `eval/README.md` defines; `baseUrl` is the site's root, under which `page` is a path. */
export function scoreReply(question: Question, reply: ScoredReply, baseUrl: string): Score {
  if (!question.answerable) {
    if (reply.outcome === 'answered') return 'wrong';
    return reply.outcome === 'unsure' ? 'hedged' : 'declined';
  }
  const fits = matchesAnswer(question, reply.response) && citesPage(question, reply.sources, baseUrl);
  switch (reply.outcome) {
    case 'answered':
      return fits ? 'right' : 'wrong';
    case 'unsure':
      return fits ? 'half' : 'missed';
    case 'declined':
    case 'handoff':
    case 'smalltalk':
    case 'refused':
      return 'missed';
  }
}

/** What a visitor sees of a reply: its text, and its sources' quotes, open or one tap away. */
type SeenReply = Omit<ScoredReply, 'sources'> & {
  lead?: string | undefined;
  confidence?: number | undefined;
  sources: {
    url: string | null;
    quote: string;
    heading?: string | undefined;
    sentence?: string | undefined;
  }[];
};

/**
 * Whether the answer, from the right page, is on screen at once, and with one tap. Where nothing is claimed the best quote is open
 * and the others are a line each; where none is likely, so is the first.
 */
export function seeAnswer(question: Question, reply: SeenReply, baseUrl: string) {
  const { response, lead, outcome, sources } = reply;
  const isSaid = matchesAnswer(question, response) && citesPage(question, sources, baseUrl);
  const holds = (source: SeenReply['sources'][number], text: string) =>
    citesPage(question, [source], baseUrl) && matchesAnswer(question, `${source.heading ?? ''}\n${text}`);
  const isQuoted = sources.some((source) => holds(source, source.quote));
  const isNearest = showsNearest(reply);
  const isInView = sources.some((source, at) => {
    const line = source.sentence ?? source.quote;
    return holds(source, at === 0 && !isNearest ? source.quote : line);
  });
  const isTextShown = !standsInQuotes({
    content: response,
    lead,
    sources,
    outcome,
    confidence: reply.confidence,
  });
  return {
    isSeen:
      (outcome === 'answered' && isSaid) || (outcome === 'unsure' && ((isTextShown && isSaid) || isInView)),
    isOneTapAway: isSaid || isQuoted,
  };
}

/** Whether a text contains what counts as the answer. */
export function matchesAnswer({ answers, also_required }: Question, text: string): boolean {
  const plain = normalize(text);
  return [answers, ...also_required].every((group) =>
    group.some((pattern) => new RegExp(pattern, 'is').test(plain)),
  );
}

/** The form of a text against which expressions are matched: NFC, straight quotes and hyphens, single spaces. */
export function normalize(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[‘’‚‛′]/g, "'")
    .replace(/[“”„‟″]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\s+/g, ' ');
}

/** Whether a reply cites the page with the answer, or one with the same text. */
export function citesPage(
  { page, same_text_on }: Question,
  sources: ScoredReply['sources'],
  baseUrl: string,
): boolean {
  const wanted = new Set(
    [page, ...same_text_on].flatMap((path) => (path === null ? [] : [pageKey(path, baseUrl)])),
  );
  return sources.some(({ url }) => url !== null && wanted.has(pageKey(url, baseUrl)));
}

/** A page's path; the home page is `/` as well as its file name. */
export function pageKey(url: string, baseUrl: string): string {
  const path = decodeURIComponent(new URL(url, baseUrl).pathname);
  return path.replace(/\/(?:index\.html?)?$/, '/');
}
