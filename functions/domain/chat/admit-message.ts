import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';
import { maskBrandNumbers } from '../conduct/mask-brand-numbers.ts';
import { findAdmission, refuseUnadmitted, takePlace } from '../plans/admission.ts';
import { findBrandAnswers } from '../support/brand-answers.ts';
import { findBrandKnowledge } from '../support/brand-knowledge.ts';
import { findRecent, selectHistory } from './conversation-history.ts';
import type { ChatPorts } from './ports.ts';
import type { Question } from './question.ts';
import { chooseLanguageOfReply } from './reply-language.ts';

/** A message with what is known about its conversation and assistant. */
export type Admitted = Awaited<ReturnType<typeof admitMessage>>;

/** Masks a message and finds what its steps need. Throws ASSISTANT_PAUSED. */
export async function admitMessage(ports: ChatPorts, question: Question, askedAt: Date) {
  const { conversionId, isTest = false, sessionId, context } = question;
  // The caller's word counts only for the brand's own assistant.
  const brandId = conversionId ? brandOfConversion(conversionId) : question.brandId;
  const conversation = { owner: conversionId ?? `brand-${brandId}`, sessionId: sessionId ?? ports.makeId() };
  const [knowledge, { recent, last }, record, forms, admission] = await Promise.all([
    conversionId ? ports.findKnowledge(conversionId) : findBrandKnowledge(brandId),
    sessionId ? findRecent(ports.chats, conversation) : { recent: [], last: undefined },
    sessionId ? ports.handoffs.find(conversation, askedAt) : undefined,
    conversionId ? ports.forms.listEntries(conversionId) : [],
    conversionId ? findAdmission(ports, conversionId) : undefined,
  ]);
  const isFirst = recent.length === 0 && !record;
  refuseUnadmitted(admission, isFirst);
  const message = maskBrandNumbers(brandId, question.message);
  const history = selectHistory(recent, context?.conversationHistory);
  const earlier = history.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  const { acceptLanguage, handoff } = question;
  const isPressed = handoff !== undefined;
  const corrections = conversionId ? await ports.findCorrections(knowledge) : findBrandAnswers(brandId);
  // Last, because whatever fails before would have to give it back.
  const place = admission && isFirst && !isTest ? await takePlace(ports, admission) : undefined;
  return {
    ...{ brandId, conversionId, conversation, isTest, isFirst, askedAt },
    ...{ knowledge, recent, last, record, forms, admission, place },
    message,
    frame: chooseLanguageOfReply(message, { earlier, isPressed, acceptLanguage, knowledge }),
    handoff,
    details: question.details,
    page: context?.page,
    agent: question.agent,
    isByMail: question.isByMail,
    history,
    corrections,
  };
}
