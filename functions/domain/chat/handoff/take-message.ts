import type { Conversation } from '#functions/domain/conversions/conversation.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { Answer } from '#functions/engine/reply/answer.ts';
import { contactDetails } from '#functions/engine/reply/contact-details.ts';
import { fill, phrasesOf } from '#functions/engine/reply/phrases.ts';
import { isBareDetail, saysInSmallLetters } from '#functions/engine/search/is-bare-detail.ts';
import { readReply, skipsQuestion } from '#functions/engine/search/read-reply.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { readMessagePageToken } from '#shared/domain/inbox/message-page-path.ts';
import type { VisitorLanguage } from '#shared/texts/visitor-languages.ts';
import type { ChatMessage } from '../chat-session.ts';
import { amendMessage } from './amend-message.ts';
import { forwardMessage } from './forward-message.ts';
import {
  describeCollected,
  findPassedOn,
  type HandoffRecord,
  isLeavingMessage,
  leaveAddition,
} from './handoff.ts';
import { nextStep } from './handoff-flow.ts';
import { chooseReplyLanguage } from './handoff-phrases.ts';
import { leavesOpen } from './open-question.ts';
import type { ForwardPorts } from './ports.ts';
import { joinSentences, say } from './say.ts';
import type { HandoffStep, Visit } from './visit.ts';

/** Builds the flow's input from a visitor's message; the website is only quoted where the flow depends on it. */
export function describeVisit(
  visitor: {
    message: string;
    handoff?: Visit['action'];
    details?: Visit['details'];
    knowledge: Knowledge;
    frame: VisitorLanguage;
    recent: readonly ChatMessage[];
    /** The turn just before, unless it was one of leaving a message. */
    last: ChatMessage | undefined;
    record: HandoffRecord | undefined;
    askedAt: Date;
  },
  settled: Answer | undefined,
  quote: () => Answer,
): Visit {
  const { message, handoff, details, knowledge, frame, recent, last, askedAt: now } = visitor;
  // Whoever presses the button wants a person, and not to add a line.
  const record = handoff === 'start' && visitor.record ? leaveAddition(visitor.record) : visitor.record;
  const isUnderWay = record !== undefined && (record.state !== 'initial' || record.asksQuestion === true);
  const found = settled ?? (isUnderWay ? quote() : undefined);
  const isAsked = record?.asksQuestion === true || isLeavingMessage(record);
  const language = chooseReplyLanguage(isAsked && record ? record.language : frame);
  const organisation = knowledge.organisationName;
  return {
    ...{ record, message, recent, now, details, found, organisation, language },
    action: handoff ?? readAction(message, record, last),
    isOffered: leavesOpen(last ?? {}),
    isBareDetail: isBareDetail(message, knowledge),
    saysOnSite: (word) => saysInSmallLetters(word, knowledge),
    sayContact(spoken) {
      const contact = contactDetails(knowledge, spoken);
      return contact && fill(phrasesOf(spoken, knowledge).contactOffer, { organisation, contact });
    },
    isOwnContact: (given) => knowledge.facts.some(({ value }) => readDigits(value) === readDigits(given)),
  };
}

/** An address, or a number however it is written. */
function readDigits(contact: string): string {
  return contact.includes('@') ? contact.toLowerCase() : contact.replace(/\P{Nd}/gu, '') || contact;
}

/** A "yes" or "no" to the offer just made; an "ok" only takes note of it. */
function readAction(
  message: string,
  record: HandoffRecord | undefined,
  last: ChatMessage | undefined,
): Visit['action'] {
  if (record?.asksQuestion && skipsQuestion(message)) return 'start';
  const isAsked = record?.asksQuestion || record?.addition !== undefined;
  const isOffered = isAsked || record?.state === 'asking-name' || leavesOpen(last ?? {});
  if (!isOffered || isLeavingMessage(record)) return undefined;
  const reply = readReply(message);
  if (reply === 'assent') return isAsked ? 'start' : undefined;
  return reply && ({ consent: 'start', cancel: 'cancel' } as const)[reply];
}

/**
 * Takes the next step of leaving a message, and forwards it when complete; undefined when there is no step.
 */
export async function takeMessage(
  ports: ForwardPorts,
  visit: Visit,
  from: {
    conversation: Conversation;
    brandId: BrandId;
    conversionId: string | undefined;
    recent: readonly ChatMessage[];
  },
): Promise<HandoffStep | undefined> {
  const step = await skipKnownSender(ports, visit, nextStep(visit));
  if (step?.amend) {
    const { amend, ...rest } = step;
    if (await amendMessage(ports, { ...from, record: step.record, amend })) return step;
    // Who has been answered hears of that instead.
    return visit.record?.person === 'answered' ? undefined : { ...rest, text: say(visit, 'tooMany') };
  }
  if (!step?.complete) return step;
  const promised = await forwardMessage(ports, { ...step.complete, ...from, record: step.record });
  if (promised) {
    const text = say(visit, 'collected', step.complete.name, promised);
    return {
      ...step,
      text: step.record.asksName ? joinSentences(text, say(visit, 'askNameToo')) : text,
      handoff: describeCollected(promised),
    };
  }
  const { language } = visit;
  return {
    text: say(visit, 'tooMany'),
    handoff: { state: 'initial' },
    record: { ...findPassedOn(visit.record), state: 'initial', isInvited: false, language },
    keptAs: step.keptAs,
  };
}

/** Who has left a message in this conversation gave name and contact with it: another one is complete at once. */
async function skipKnownSender(
  ports: ForwardPorts,
  { record, action }: Visit,
  step: HandoffStep | undefined,
): Promise<HandoffStep | undefined> {
  if (!step || !record?.statusPath) return step;
  const openQuestion = step.complete?.openQuestion ?? step.record.openQuestion;
  const isWanted = action === 'start' || record.asksQuestion;
  const begins = isWanted && step.handoff.state.startsWith('asking-') && !isLeavingMessage(record);
  if (!openQuestion || !(begins || step.record.asksName)) return step;
  const left = await ports.handoffs.findForwarded(readMessagePageToken(record.statusPath));
  if (!left) return step;
  const { language } = step.record;
  return {
    ...step,
    record: {
      ...findPassedOn(step.record),
      ...{ state: 'collected', isInvited: true, language },
      ...(record.asksName && { asksName: true }),
    },
    complete: { ...left.visitor, ...(step.complete && { contact: step.complete.contact }), openQuestion },
  };
}

/** A step of the flow as the assistant's reply. */
export function toAnswer({ text }: HandoffStep): Answer {
  return { text, outcome: 'handoff', confidence: 1, intent: 'handoff', citations: [], suggestions: [] };
}
