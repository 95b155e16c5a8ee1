import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { frameLanguageOf } from '#functions/engine/language/detect/frame-language.ts';
import { findClosestQuote } from '#functions/engine/quoting/find-closest-quote.ts';
import type { Answer } from '#functions/engine/reply/answer.ts';
import { contactDetails } from '#functions/engine/reply/contact-details.ts';
import { fill, phrasesOf } from '#functions/engine/reply/phrases.ts';
import { type AskRule, conductLanguages } from '#shared/brands/conduct/conduct-rule.ts';
import { findHelpLines } from '#shared/brands/conduct/help-lines.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { AnswerAuthor } from '#shared/domain/chat/answer-author.ts';
import type { VisitorLanguage } from '#shared/texts/visitor-languages.ts';
import { findAskRule, findQuietRule } from './find-ask-rule.ts';
import { removeForbiddenSentences } from './remove-forbidden-sentences.ts';

type Message = {
  brandId: BrandId;
  message: string;
  /** The visitor's earlier messages. */
  earlier: readonly string[];
  /** The visitor pressed the button for leaving a message. */
  wantsPerson: boolean;
  knowledge: Knowledge;
  /** What the visitor is answered in; by default the language of the message. */
  frame?: VisitorLanguage;
};

/** Effect of a brand's rules on a message and its reply. */
export type Conduct = {
  /** The complete reply, when a rule settles it. */
  settled?: Answer;
  /** The part of the message for the website to answer. */
  question: string;
  /** The assistant must not ask for a name or an address. */
  asksNothing: boolean;
  /** The reply with forbidden content removed. */
  review(answer: Answer): Answer;
  /** Filters a sentence of a streamed reply; undefined when the reply must be complete before it is shown. */
  reviewSentence?: (sentence: string) => string;
};

/** Applies the rules of a brand before and after a message is answered. */
export function openConduct(asked: Message): Conduct {
  const { brandId, message, earlier, wantsPerson, knowledge } = asked;
  const frame = asked.frame ?? frameLanguageOf(message, knowledge.languages);
  const rule = findAskRule(brandId, message);
  const quiet = findQuietRule(brandId, [message, ...earlier]);
  const asksNothing = quiet !== undefined || rule?.isUrgent === true;
  const say = (said: AskRule) => replyOfRule(said, message, knowledge, frame);
  const yields = rule?.yieldsToAnswer === true;
  const rest = rule && !yields ? findRest(brandId, message) : message;
  const spoken =
    rule && (rule.kind === 'stop' || rest === '')
      ? rule
      : wantsPerson && asksNothing
        ? (quiet ?? rule)
        : undefined;
  return {
    ...(spoken && { settled: say(spoken).alone }),
    question: rest,
    asksNothing,
    review(answer) {
      const text = removeForbiddenSentences(
        brandId,
        answer.text,
        answer.citations.map(({ quote }) => quote),
      );
      if (!rule)
        return text === answer.text
          ? answer
          : text === ''
            ? refuse(answer, knowledge, frame)
            : { ...answer, text };
      const { note, alone } = say(rule);
      if (yields && answer.outcome === 'answered' && text !== '') return { ...answer, text };
      return answer.outcome === 'answered' && text !== ''
        ? { ...answer, text: `${note}\n${text}`, intent: rule.id, writtenBy: addRules(answer) }
        : alone;
    },
    ...(!rule && { reviewSentence: (sentence) => removeForbiddenSentences(brandId, sentence, []) }),
  };
}

/** The questions in a message that no rule matches. */
function findRest(brandId: BrandId, message: string): string {
  const parts = message.split(/(?<=[.?!;])\s+|,\s*(?:and|but|und|aber|et|mais|y|pero)\s+/i);
  return parts.filter((part) => part.endsWith('?') && !findAskRule(brandId, part)).join(' ');
}

/** A rule's reply, before an answer and alone. */
function replyOfRule(
  rule: AskRule,
  message: string,
  knowledge: Knowledge,
  frame: VisitorLanguage,
): { note: string; alone: Answer } {
  const spoken = conductLanguages.find((known) => known === frame) ?? 'en';
  const organisation = knowledge.organisationName;
  const note = fill(rule.says[spoken], {
    organisation,
    ...findHelpLines(knowledge.website, knowledge.languages[0]),
  });
  const contact = rule.namesPerson ? contactDetails(knowledge, spoken) : '';
  const person =
    contact === '' ? '' : ` ${fill(phrasesOf(spoken, knowledge).contactOffer, { organisation, contact })}`;
  const isAdvice = rule.kind === 'note' && rule.namesPerson;
  const page = isAdvice ? findClosestQuote(message, knowledge, rule.examples) : undefined;
  const topic = page ? ` ${fill(phrasesOf(spoken, knowledge).topicPage, { title: page.title })}` : '';
  const alone: Answer = {
    text: note + topic + person,
    outcome: rule.outcome,
    confidence: 1,
    intent: rule.id,
    citations: page ? [page] : [],
    suggestions: [],
    writtenBy: ['rules'],
  };
  return { note, alone };
}

/** Refuses the whole answer. */
function refuse(answer: Answer, knowledge: Knowledge, frame: VisitorLanguage): Answer {
  const text = fill(phrasesOf(frame, knowledge).declined, { organisation: knowledge.organisationName });
  return {
    ...{ ...answer, text, outcome: 'declined', confidence: 1, citations: [], suggestions: [] },
    writtenBy: ['rules'],
  };
}

function addRules({ writtenBy = ['engine'] }: Answer): AnswerAuthor[] {
  return [...new Set<AnswerAuthor>(['rules', ...writtenBy])];
}
