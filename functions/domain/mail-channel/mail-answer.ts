import type { AgentSource } from '#functions/domain/agents/agent-tools.ts';
import { answerPageTexts } from '#functions/domain/answer-page/answer-page-texts.ts';
import { transcriptTexts } from '#functions/domain/conversations/transcript-texts.ts';
import type { ReceivedMail } from '#functions/engine/documents/mail/received/parse-received-mail.ts';
import { fill } from '#functions/engine/reply/fill.ts';
import { brands } from '#shared/brands/index.ts';
import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';
import { maskPrivateNumbers } from '#shared/domain/private-numbers/mask-private-numbers.ts';
import { type VisitorLanguage, visitorLanguages } from '#shared/texts/visitor-languages.ts';
import { composeMail, quoteName } from '../mail/compose-mail.ts';
import { defangLinks } from '../mail/defang-links.ts';
import type { Mail } from '../mail/mail.ts';
import { answerHeader } from './judge-mail.ts';

type Answered = {
  conversionId: string;
  /** The assistant's own. */
  address: string;
  companyName: string;
  hidesMaker?: boolean;
  received: Pick<ReceivedMail, 'subject' | 'messageId' | 'references' | 'hasAttachments'> & {
    from: { address: string };
  };
  messageId: string;
  language: VisitorLanguage;
  paragraphs: readonly string[];
  sources?: readonly AgentSource[];
};

/** What Amazon SES takes for a header. */
const longestHeader = 800;
const longestSubject = 150;

/** An assistant's answer to a mail: in its thread, marked as automatic (RFC 3834), with replies to the assistant. */
export function composeMailAnswer(answered: Answered): Mail {
  const { conversionId, address, companyName, received, messageId, language } = answered;
  const { paragraphs, sources = [] } = answered;
  const texts = answerPageTexts[language];
  const subject = maskPrivateNumbers(received.subject).slice(0, longestSubject);
  const name = quoteName(companyName);
  const mail = composeMail({
    type: 'mail-answer',
    mailId: `mail-answer-${messageId}`,
    to: received.from.address,
    replyTo: address,
    brand: brands[brandOfConversion(conversionId)],
    sender: answered.hidesMaker ? quoteName(companyName, '') : undefined,
    subject: subject
      ? `Re: ${defangLinks(subject).replace(/^(?:re:\s*)+/i, '')}`
      : transcriptTexts[language].subject,
    greeting: transcriptTexts[language].greeting,
    language: { tag: language, direction: visitorLanguages[language] },
    paragraphs: [
      ...paragraphs.map(defangLinks),
      ...(received.hasAttachments ? [texts.attachmentsLeft] : []),
      fill(texts.automatic, { name }),
    ],
    lists:
      sources.length > 0
        ? [
            {
              title: texts.sources,
              items: sources.map(({ quote, title, url }) => [
                { text: `“${defangLinks(quote)}”` },
                { text: defangLinks(title), url },
              ]),
            },
          ]
        : [],
  });
  return { ...mail, headers: makeHeaders(received) };
}

/** Ids were read as ids, so that no other header can stand in them. SES gives the answer its own. */
function makeHeaders({ messageId, references }: Answered['received']) {
  const thread = [...references, ...(messageId ? [messageId] : [])];
  const [root = '', ...rest] = thread;
  // The first one names the conversation; of the others the newest fit.
  while ([root, ...rest].join(' ').length > longestHeader) rest.shift();
  return [
    { name: 'Auto-Submitted', value: 'auto-replied' },
    // Absence notes would answer ours.
    { name: 'X-Auto-Response-Suppress', value: 'All' },
    { name: answerHeader, value: '1' },
    ...(messageId ? [{ name: 'In-Reply-To', value: messageId }] : []),
    ...(root ? [{ name: 'References', value: [root, ...rest].join(' ') }] : []),
  ];
}
