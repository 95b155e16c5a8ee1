import { leastLikelihood } from '#shared/domain/chat/shows-nearest.ts';
import type { Citation } from '#shared/domain/citation.ts';
import type { Answer } from '../reply/answer.ts';
import { decline, sayNoSureAnswer } from '../reply/decline.ts';
import { introduceForeignQuote } from '../reply/introduce-foreign-quote.ts';
import { fill, phrasesOf } from '../reply/phrases.ts';
import { quoteLimit } from './choose-quotes.ts';
import type { Evidence } from './find-evidence.ts';
import type { Verdict } from './judge-evidence.ts';

const factConfidence = 0.9;

type Asked = Pick<Evidence, 'question' | 'knowledge'>;

/** Puts a verdict into a reply: what is certain as the answer, all else below a line that says how it is meant. */
export function sayVerdict(verdict: Verdict, asked: Asked): Answer {
  if (verdict.by === 'fact')
    return {
      ...verdict.fact,
      outcome: 'answered',
      confidence: factConfidence,
      intent: 'fact',
      suggestions: [],
    };
  const citations = [...listShown(verdict)];
  const intent = asked.question.values[0] ?? 'question';
  return { citations, intent, suggestions: [], ...claim(verdict, citations, asked) };
}

type Judgement = Exclude<Verdict, { by: 'fact' }>;

function listShown(verdict: Judgement): readonly Citation[] {
  if (!('page' in verdict)) return verdict.citations;
  const { by, page, citations } = verdict;
  const isOfPage = ({ sourceId }: Citation) => sourceId === page.sourceId;
  const ofPage = citations.filter(isOfPage);
  // Search may have found the very place on the page; else its first sentences say what it is about.
  if (by === 'subject-page')
    return ofPage.length > 0 && ofPage[0] === citations[0] ? ofPage : [page, ...ofPage];
  const others = citations.filter((citation) => !isOfPage(citation));
  return [...(ofPage.length > 0 ? ofPage : [page]), ...others].slice(0, quoteLimit);
}

function claim(
  verdict: Judgement,
  citations: readonly Citation[],
  { question: { frame }, knowledge }: Asked,
): Pick<Answer, 'text' | 'lead' | 'outcome' | 'confidence'> {
  const { likelihood } = verdict;
  const words = phrasesOf(frame, knowledge);
  switch (verdict.by) {
    case 'subject-page': {
      const lead = fill(words.topicPage, { title: verdict.page.title });
      return { ...sayFirst(lead, citations), outcome: 'answered', confidence: factConfidence };
    }
    case 'named-page': {
      const where = sayWhere(fill(words.topicPage, { title: verdict.page.title }), citations);
      return { ...where, outcome: 'unsure', confidence: Math.max(likelihood, leastLikelihood) };
    }
    case 'certain': {
      const lead = introduceForeignQuote(words, frame, citations[0]?.language);
      return { ...sayFirst(lead, citations), outcome: 'answered', confidence: likelihood };
    }
    case 'perhaps':
      return { ...sayWhere(words.websiteSays, citations), outcome: 'unsure', confidence: likelihood };
    case 'unlikely': {
      const closest = fill(words.closest, { organisation: knowledge.organisationName });
      const nearest = sayNearest(sayNoSureAnswer(frame, knowledge), closest, citations);
      return { ...nearest, outcome: 'unsure', confidence: likelihood };
    }
    case 'absent':
      return { text: decline(frame, knowledge), outcome: 'declined', confidence: 1 - likelihood };
  }
}

type Words = Pick<Answer, 'text' | 'lead'>;

/** The first quote, which is the answer. */
function sayFirst(lead: string | undefined, [first]: readonly Citation[]): Words {
  const quote = first?.quote ?? '';
  return lead ? { text: `${lead}\n${quote}`, lead } : { text: quote };
}

/** The lead line, and with it every quote for readers who see only the text. */
function sayWhere(lead: string, citations: readonly Citation[]): Words {
  const quotes = citations.map(({ quote, title }) => `“${quote}” (${title})`);
  return { lead, text: [lead, ...quotes].join('\n\n') };
}

/** That there is no sure answer, and the nearest lines of the website if any is near. */
function sayNearest(lead: string, closest: string, citations: readonly Citation[]): Words {
  if (citations.length === 0) return { text: lead };
  const lines = citations.map(({ sentence, quote, title }) => `“${sentence ?? quote}” (${title})`);
  return { lead, text: [lead, closest, ...lines].join('\n') };
}
