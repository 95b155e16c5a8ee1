import { brands } from '#shared/brands/index.ts';
import { makeTranscriptPath } from '#shared/domain/chat/transcript-path.ts';
import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';
import { transcriptLinkDays } from '#shared/domain/limits.ts';
import { AppError } from '#shared/errors.ts';
import { type VisitorLanguage, visitorLanguages } from '#shared/texts/visitor-languages.ts';
import { makeSecretToken } from '../identity/secret-token.ts';
import { composeMail } from '../mail/compose-mail.ts';
import { isMakerHidden } from '../plans/is-maker-hidden.ts';
import type { TranscriptLink, TranscriptPorts } from './ports.ts';
import { findSaidTurns } from './read-transcript.ts';
import { transcriptTexts } from './transcript-texts.ts';

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

/**
 * Mails a link to a stored conversation to an address the visitor chose: the mail has none of its words. Throws NOT_FOUND, RATE_LIMITED.
 */
export async function mailTranscript(
  ports: TranscriptPorts,
  { conversionId, sessionId, email, language = 'en' }: TranscriptRequest,
): Promise<{ success: true }> {
  const now = ports.now();
  const [conversion, said] = await Promise.all([
    ports.conversions.find(conversionId),
    findSaidTurns(ports, { conversionId, sessionId }),
  ]);
  if (!conversion) throw new AppError('CONVERSION_NOT_FOUND');
  if (said.length === 0) throw new AppError('NOT_FOUND');
  const seconds = Math.floor(now.getTime() / 1000);
  const dayStart = seconds - (seconds % daySeconds);
  const subject = `transcript#${conversionId}#${sessionId}`;
  if ((await ports.rateLimits.countCall(subject, dayStart, daySeconds)) > mailsOfSession)
    throw new AppError('RATE_LIMITED', { retryAfterSeconds: dayStart + daySeconds - seconds });
  const { token, hash } = makeSecretToken(ports);
  const link: TranscriptLink = {
    ...{ conversionId, sessionId },
    expiresAt: seconds + transcriptLinkDays * daySeconds,
  };
  const texts = transcriptTexts[language];
  const brandId = brandOfConversion(conversionId);
  const mail = composeMail({
    type: 'transcript',
    mailId: `transcript-${ports.makeId()}`,
    to: email,
    brand: brands[brandId],
    // It carries no words of others, so it names the organisation by the website that was read.
    sender: (await isMakerHidden(ports, conversion)) ? conversion.readHost : undefined,
    subject: texts.subject,
    greeting: texts.greeting,
    language: { tag: language, direction: visitorLanguages[language] },
    paragraphs: [texts.introduction(transcriptLinkDays)],
    action: { label: texts.read, url: ports.siteOrigin(brandId) + makeTranscriptPath(token) },
  });
  if (!(await ports.transcripts.add({ hash, link }, mail, now))) throw new AppError('NOT_FOUND');
  await ports.startMail(mail.mailId);
  return { success: true };
}
