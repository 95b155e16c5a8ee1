import type { Answer } from '#functions/engine/answer/compose/answer.ts';
import { contactDetails } from '#functions/engine/answer/compose/contact-details.ts';
import { fill, phrases } from '#functions/engine/answer/compose/phrases.ts';
import { languagesOf } from '#functions/engine/answer/understand/terms/expand-term.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { detectLanguage } from '#functions/engine/language/detect-language.ts';
import { type AskRule, conductLanguages } from '#shared/brands/conduct/conduct-rule.ts';
import { findHelpLines } from '#shared/brands/conduct/help-lines.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { findAskRule, findQuietRule } from './find-ask-rule.ts';
import { withhold } from './withhold.ts';

type Message = {
  brandId: BrandId;
  message: string;
  /** What the visitor said before. */
  earlier: readonly string[];
  /** The visitor presses the button that leaves a message. */
  wantsPerson: boolean;
  knowledge: Knowledge;
};

/** What the rules of a brand make of one message and of the reply to it. */
export type Conduct = {
  /** The whole reply, where nobody else is asked. */
  settled?: Answer;
  /** What of the message is for the website to answer. */
  question: string;
  /** Nobody is asked for a name or an address. */
  asksNothing: boolean;
  /** The reply as it may be given. */
  review(answer: Answer): Answer;
  /** A sentence of a reply that is still being written, as it may be shown; undefined where the reply has to be whole. */
  reviewSentence?: (sentence: string) => string;
};

/** Applies the rules of a brand before and after a message is answered. */
export function openConduct({ brandId, message, earlier, wantsPerson, knowledge }: Message): Conduct {
  const rule = findAskRule(brandId, message);
  const quiet = findQuietRule(brandId, [message, ...earlier]);
  const asksNothing = quiet !== undefined || rule?.isUrgent === true;
  const say = (said: AskRule) => sayRule(said, message, knowledge);
  const rest = rule ? findRest(brandId, message) : message;
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
      const text = withhold(
        brandId,
        answer.text,
        answer.citations.map(({ quote }) => quote),
      );
      if (!rule)
        return text === answer.text ? answer : text === '' ? refuse(answer, knowledge) : { ...answer, text };
      const { note, alone } = say(rule);
      return answer.outcome === 'answered' && text !== ''
        ? { ...answer, text: `${note}\n${text}`, intent: rule.id }
        : alone;
    },
    ...(!rule && { reviewSentence: (sentence) => withhold(brandId, sentence, []) }),
  };
}

/** The questions of a message that no rule is for. */
function findRest(brandId: BrandId, message: string): string {
  const parts = message.split(/(?<=[.?!;])\s+|,\s*(?:and|but|und|aber|et|mais|y|pero)\s+/i);
  return parts.filter((part) => part.endsWith('?') && !findAskRule(brandId, part)).join(' ');
}

/** What a rule says, before an answer and alone. */
function sayRule(rule: AskRule, message: string, knowledge: Knowledge): { note: string; alone: Answer } {
  const [siteLanguage = 'en'] = languagesOf(knowledge);
  const language = detectLanguage(message, siteLanguage) ?? siteLanguage;
  const spoken = conductLanguages.find((known) => known === language) ?? 'en';
  const organisation = knowledge.organisationName;
  const note = fill(rule.says[spoken], {
    organisation,
    ...findHelpLines(knowledge.website, knowledge.languages[0]),
  });
  const contact = rule.namesPerson ? contactDetails(knowledge, spoken) : '';
  const person = contact === '' ? '' : ` ${fill(phrases[spoken].contactOffer, { organisation, contact })}`;
  const alone: Answer = {
    text: note + person,
    outcome: rule.outcome,
    confidence: 1,
    intent: rule.id,
    citations: [],
    suggestions: [],
  };
  return { note, alone };
}

/** Nothing of the answer may be said. */
function refuse(answer: Answer, knowledge: Knowledge): Answer {
  const [language = 'en'] = languagesOf(knowledge);
  const text = fill(phrases[language].declined, { organisation: knowledge.organisationName });
  return { ...answer, text, outcome: 'declined', confidence: 1, citations: [], suggestions: [] };
}
