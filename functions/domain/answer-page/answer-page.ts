import type { ChatOutcome } from '#shared/domain/chat/chat-outcome.ts';
import { showsNearest } from '#shared/domain/chat/shows-nearest.ts';
import { standsInQuotes } from '#shared/domain/chat/stands-in-quotes.ts';
import type { Citation } from '#shared/domain/citation.ts';
import { chatMessageLimitCharacters } from '#shared/domain/limits.ts';
import { repeatsAnswer } from '#shared/domain/repeats-answer.ts';
import { nameForeignLanguage } from '#shared/texts/name-foreign-language.ts';
import { type VisitorLanguage, visitorLanguages } from '#shared/texts/visitor-languages.ts';
import { escapeHtml } from '../mail/escape-html.ts';
import { answerPageTexts } from './answer-page-texts.ts';

type AnswerPage = {
  language: VisitorLanguage;
  conversionId: string;
  sessionId?: string | undefined;
  question: string;
  answer?: string;
  /** The first line of an answer that otherwise repeats its sources. */
  lead?: string | undefined;
  outcome?: ChatOutcome;
  confidence?: number;
  sources?: readonly Citation[];
  /** Shown instead of an answer. */
  notice?: string;
};

const style =
  'body{font:1.0625rem/1.55 system-ui,sans-serif;max-width:42rem;margin:0 auto;padding:2rem 1rem;color-scheme:light dark}blockquote{margin:.5rem 0;padding-inline-start:1rem;border-inline-start:3px solid}textarea{display:block;width:100%;box-sizing:border-box;margin:.25rem 0 .75rem;font:inherit;padding:.5rem}button{font:inherit;padding:.5rem 1.25rem}';

/**
 * A page without JavaScript: the question, the answer with its sources, and the form for the next question.
 * All texts are escaped.
 */
export function renderAnswerPage(page: AnswerPage): string {
  const { language, conversionId, question, lead, sources = [], notice } = page;
  const answer = standsInQuotes({ ...page, content: page.answer ?? '', sources }) ? lead : page.answer;
  const texts = answerPageTexts[language];
  return [
    `<!doctype html><html lang="${language}" dir="${visitorLanguages[language]}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${texts.title}</title>`,
    `<style>${style}</style></head><body><main>`,
    `<h1>${texts.title}</h1><p><strong>${texts.asked}</strong> <span dir="auto">${escapeHtml(question)}</span></p>`,
    notice ? `<p role="alert">${escapeHtml(notice)}</p>` : '',
    ...(answer?.split('\n') ?? []).map((line) => (line ? `<p dir="auto">${escapeHtml(line)}</p>` : '')),
    renderSources(sources, page, { answer, heading: texts.sources, language }),
    conversionId ? renderForm(page) : '',
    conversionId ? `<p><a href="/gptsite/${conversionId}">${texts.back}</a></p>` : '',
    '</main></body></html>',
  ].join('\n');
}

type SourceList = { answer: string | undefined; heading: string; language: VisitorLanguage };

/** Beside a refusal, the closest quotes are folded; where none is likely to answer, only a line of each is quoted. */
function renderSources(
  sources: readonly Citation[],
  reply: Pick<AnswerPage, 'outcome' | 'confidence'>,
  { answer, heading, language }: SourceList,
): string {
  if (sources.length === 0) return '';
  const shown = showsNearest(reply)
    ? sources.map((source) => ({ ...source, quote: source.sentence ?? source.quote }))
    : sources;
  const list = `<ol>${shown.map((source) => renderSource(source, { answer, language })).join('')}</ol>`;
  return reply.outcome === 'declined'
    ? `<details><summary>${heading}</summary>${list}</details>`
    : `<h2>${heading}</h2>${list}`;
}

function renderSource(
  source: Citation,
  { answer = '', language: own }: Pick<SourceList, 'answer' | 'language'>,
): string {
  const { title, url, quote, heading, language } = source;
  const lang = language ? ` lang="${escapeHtml(language)}"` : '';
  const isLink = url !== null && /^https?:\/\//.test(url);
  const name = isLink
    ? `<a href="${escapeHtml(url)}" rel="noopener"><bdi${lang}>${escapeHtml(title)}</bdi></a>`
    : `<bdi${lang}>${escapeHtml(title)}</bdi>`;
  const foreign = nameForeignLanguage(language, own);
  const place = [
    name,
    ...(heading ? [`<bdi${lang}>${escapeHtml(heading)}</bdi>`] : []),
    ...(foreign ? [escapeHtml(foreign)] : []),
  ].join(' · ');
  if (repeatsAnswer(source, answer)) return `<li>${place}</li>`;
  return `<li><blockquote${lang} dir="auto">${escapeHtml(quote).replaceAll('\n', '<br>')}</blockquote>${place}</li>`;
}

function renderForm({ conversionId, sessionId, language }: AnswerPage): string {
  const { next, ask } = answerPageTexts[language];
  const hidden = { conversionId, ...(sessionId && { sessionId }) };
  const fields = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="/api/chat/form">${fields.join('')}<label>${next}<textarea name="message" rows="3" required maxlength="${chatMessageLimitCharacters}"></textarea></label><button>${ask}</button></form>`;
}
