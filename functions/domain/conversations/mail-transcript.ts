import { brands } from '#shared/brands/index.ts';
import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';
import { AppError } from '#shared/errors.ts';
import { type VisitorLanguage, visitorLanguages } from '#shared/texts/visitor-languages.ts';
import type { ChatMessage } from '../chat/chat-session.ts';
import { isIntakeTurn } from '../chat/conversation-history.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { composeMail, quoteName } from '../mail/compose-mail.ts';
import type { Mail } from '../mail/mail.ts';
import type { TranscriptPorts } from './ports.ts';
import { listSources, quoteTurn } from './transcript-quotes.ts';
import { transcriptTexts } from './transcript-texts.ts';

/** As much as a mail can hold and a person will read. */
const longestTranscript = 200;
const daySeconds = 86_400;
/** Anything above this per day isn't a visitor saving their conversation. */
const mailsOfSession = 3;

type TranscriptRequest = {
  conversionId: string;
  sessionId: string;
  email: string;
  /** Language of the texts around the conversation. */
  language?: VisitorLanguage;
};

/** Mails a stored conversation to an address the visitor chose. Throws NOT_FOUND, RATE_LIMITED. */
export async function mailTranscript(
  ports: TranscriptPorts,
  { conversionId, sessionId, email, language = 'en' }: TranscriptRequest,
): Promise<{ success: true }> {
  const now = ports.now();
  const [conversion, messages] = await Promise.all([
    ports.conversions.find(conversionId),
    ports.chats.findRecent(conversionId, sessionId, longestTranscript),
  ]);
  if (!conversion) throw new AppError('CONVERSION_NOT_FOUND');
  const said = messages.filter((message) => !isIntakeTurn(message));
  if (said.length === 0) throw new AppError('NOT_FOUND');
  const seconds = Math.floor(now.getTime() / 1000);
  const dayStart = seconds - (seconds % daySeconds);
  const subject = `transcript#${conversionId}#${sessionId}`;
  if ((await ports.rateLimits.countCall(subject, dayStart, daySeconds)) > mailsOfSession)
    throw new AppError('RATE_LIMITED', { retryAfterSeconds: dayStart + daySeconds - seconds });
  const mail = composeTranscript(conversion, {
    mailId: `transcript-${ports.makeId()}`,
    email,
    said,
    language,
  });
  if (!(await ports.transcripts.add({ owner: conversionId, sessionId }, mail, now)))
    throw new AppError('NOT_FOUND');
  await ports.announceMail(mail.mailId);
  return { success: true };
}

function composeTranscript(
  { conversionId, companyName, site }: Conversion,
  {
    mailId,
    email,
    said,
    language,
  }: Required<Pick<TranscriptRequest, 'email' | 'language'>> & {
    mailId: string;
    said: readonly ChatMessage[];
  },
): Mail {
  const texts = transcriptTexts[language];
  const company = quoteName(site?.name ?? companyName);
  const sources = listSources(said);
  return composeMail({
    mailId,
    to: email,
    brand: brands[brandOfConversion(conversionId)],
    subject: texts.subject(company),
    greeting: texts.greeting,
    language: { tag: language, direction: visitorLanguages[language] },
    paragraphs: [texts.introduction(company), ...said.map((turn) => quoteTurn(texts, turn))],
    lists: sources.length > 0 ? [{ title: texts.sources, items: sources.map((item) => [item]) }] : [],
  });
}
