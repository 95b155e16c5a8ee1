import type { AgentSource } from '#functions/domain/agents/agent-tools.ts';
import { describeSource } from '#functions/domain/agents/describe-for-agent.ts';
import { sendMessage } from '#functions/domain/chat/send-message.ts';
import type { Conversation } from '#functions/domain/conversions/conversation.ts';
import { isMakerHidden } from '#functions/domain/plans/is-maker-hidden.ts';
import { findLetterQuestion } from '#functions/engine/documents/mail/received/find-letter-question.ts';
import type { ReceivedMail } from '#functions/engine/documents/mail/received/parse-received-mail.ts';
import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';
import { chatMessageLimitCharacters } from '#shared/domain/limits.ts';
import { maskPrivateNumbers } from '#shared/domain/private-numbers/mask-private-numbers.ts';
import { AppError } from '#shared/errors.ts';
import type { VisitorLanguage } from '#shared/texts/visitor-languages.ts';
import { cutAtWord } from '../mail/cut-at-word.ts';
import type { Mail } from '../mail/mail.ts';
import { composeMailAnswer } from './mail-answer.ts';
import type { MailChannelPorts } from './ports.ts';

/** A mail to an assistant, and the conversation that it belongs to. */
export type Letter = {
  conversionId: string;
  address: string;
  mail: ReceivedMail & { from: NonNullable<ReceivedMail['from']> };
  sessionId: string;
  isProven: boolean;
};

/** The mail that answers, if one does. */
export type AnsweredMail = {
  kind: 'answered' | 'passed-on' | 'remark' | 'paused' | 'left';
  conversation: Conversation;
  mail?: Mail;
};

/** What is said in reply; without paragraphs nothing is sent. */
type Said = {
  kind: AnsweredMail['kind'];
  messageId: string;
  language: VisitorLanguage;
  paragraphs: string[];
  sources?: AgentSource[];
};

const longestName = 80;
const mostSources = 5;

/**
 * Answers a letter as the chat answers a visitor where it is certain. Everything else is passed on to a person, with
 * the sender's address; an unproven sender is told nothing.
 */
export async function answerMail(ports: MailChannelPorts, letter: Letter): Promise<AnsweredMail> {
  const { conversionId, sessionId, mail, isProven } = letter;
  const conversation = { owner: conversionId, sessionId };
  const said = await reply(ports, letter).catch((error: unknown): Said => {
    if (!(error instanceof AppError) || error.code !== 'ASSISTANT_PAUSED') throw error;
    return { kind: 'paused', messageId: ports.makeId(), language: 'en', paragraphs: [error.message] };
  });
  if (!isProven || said.paragraphs.length === 0) return { kind: said.kind, conversation };
  const { organisationName: companyName } = await ports.findKnowledge(conversionId);
  const assistant = await ports.conversions.find(conversionId);
  const hidesMaker = assistant !== undefined && (await isMakerHidden(ports, assistant));
  return {
    kind: said.kind,
    conversation,
    mail: composeMailAnswer({
      ...{ ...said, companyName, hidesMaker, received: mail, address: letter.address, conversionId },
    }),
  };
}

async function reply(ports: MailChannelPorts, letter: Letter): Promise<Said> {
  const { isProven, mail } = letter;
  const words = readWords(mail);
  const isShort = words.question.length <= chatMessageLimitCharacters;
  const asked =
    isProven && isShort ? await ask(ports, letter, { message: words.question, words }) : undefined;
  if (asked) {
    const { messageId, language = 'en', isWithPerson, outcome, lead, response, sources } = asked;
    const lines = response.split(/\n+/);
    if (isWithPerson) return { kind: 'left', messageId, language, paragraphs: [] };
    if (outcome === 'answered') {
      const origin = ports.siteOrigin(brandOfConversion(letter.conversionId));
      return {
        ...{ kind: 'answered', messageId, language },
        paragraphs: lead === undefined ? lines : [lead],
        sources: sources.slice(0, mostSources).map((source) => describeSource(source, origin)),
      };
    }
    // Thanks for an answer get none.
    if (outcome === 'smalltalk')
      return { kind: 'remark', messageId, language, paragraphs: mail.references.length > 0 ? [] : lines };
  }
  // What a rule says comes first: the number of the ambulance, or that nobody is advised.
  const isRule = asked !== undefined && asked.outcome === 'handoff' && asked.intent !== 'handoff';
  const before = isRule ? asked.response.split(/\n+/) : [];
  const passed = await passOn(ports, letter, words);
  return {
    kind: 'passed-on',
    messageId: passed.messageId,
    language: passed.language ?? 'en',
    paragraphs: [...new Set([...before, ...passed.response.split(/\n+/)])],
  };
}

type Words = { question: string; whole: string; subject: string };

/** The question is lines of the whole text, so that whoever removes one finds the other. */
function readWords({ subject, text, references }: ReceivedMail): Words {
  const masked = maskPrivateNumbers(text);
  const title = maskPrivateNumbers(subject);
  const isFirst = references.length === 0;
  return {
    question: findLetterQuestion(masked) || masked || title,
    whole: [...(isFirst && title ? [title] : []), masked].filter(Boolean).join('\n'),
    subject: isFirst ? title : '',
  };
}

function ask(
  ports: MailChannelPorts,
  { conversionId, sessionId, mail }: Letter,
  {
    message,
    words: { subject },
    ...action
  }: { message: string; words: Words } & Pick<Parameters<typeof sendMessage>[1], 'handoff' | 'details'>,
) {
  const language = ['accept-language', 'content-language'].flatMap((name) => mail.headers.get(name) ?? []);
  return sendMessage(
    ports,
    {
      ...{ message, conversionId, sessionId, ...action },
      brandId: brandOfConversion(conversionId),
      acceptLanguage: language[0],
      isByMail: true,
      // What a letter is about stands above it.
      ...(subject && { context: { conversationHistory: [{ role: 'user', content: subject }] } }),
    },
    { sendText: () => undefined, signal: new AbortController().signal, clientAddress: mail.from.address },
  );
}

function passOn(ports: MailChannelPorts, letter: Letter, words: Words) {
  const { from } = letter.mail;
  const name = maskPrivateNumbers(from.name.slice(0, longestName));
  return ask(ports, letter, {
    message: cutAtWord(words.question, chatMessageLimitCharacters - 1),
    words,
    handoff: 'start',
    details: {
      question: words.whole,
      name: letter.isProven ? name : `${name} (not proven to be the sender)`.trim(),
      contact: from.address,
    },
  });
}
