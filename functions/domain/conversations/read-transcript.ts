import type { Transcript } from '#shared/contract/assistant/conversations.ts';
import { sendOutcome } from '#shared/domain/chat/chat-outcome.ts';
import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';
import { AppError } from '#shared/errors.ts';
import { type VisitorLanguage, visitorLanguages } from '#shared/texts/visitor-languages.ts';
import { isIntakeTurn } from '../chat/conversation-history.ts';
import { nameAssistant } from '../conversions/name-assistant.ts';
import { hashToken } from '../identity/secret-token.ts';
import type { TranscriptLink, TranscriptPorts, TranscriptReadingPorts } from './ports.ts';
import { transcriptTexts } from './transcript-texts.ts';

/** As much as a person will read. */
const longestTranscript = 200;

/** The conversation behind a mailed link. Throws NOT_FOUND when the link has expired or the conversation is deleted. */
export async function readTranscript(
  ports: TranscriptReadingPorts,
  { token, language = 'en' }: { token: string; language?: VisitorLanguage },
) {
  const link = await ports.transcripts.find(hashToken(token), ports.now());
  if (!link) throw new AppError('NOT_FOUND');
  const [conversion, settings, said] = await Promise.all([
    ports.conversions.find(link.conversionId),
    ports.findSettings(link.conversionId),
    findSaidTurns(ports, link),
  ]);
  if (!conversion || said.length === 0) throw new AppError('NOT_FOUND');
  return {
    platform: brandOfConversion(link.conversionId),
    ...{ language, direction: visitorLanguages[language] },
    title: transcriptTexts[language].title(nameAssistant(conversion, settings)),
    turns: said,
  };
}

/** What was said, by a person too, without the turns that left a name and a contact for one. */
export async function findSaidTurns(
  { chats, live }: Pick<TranscriptPorts, 'chats' | 'live'>,
  { conversionId, sessionId }: Pick<TranscriptLink, 'conversionId' | 'sessionId'>,
): Promise<Transcript['turns']> {
  const [messages, inPerson] = await Promise.all([
    chats.findRecent(conversionId, sessionId, longestTranscript),
    live.listTurns({ owner: conversionId, sessionId }, ''),
  ]);
  const exchanged = messages
    .filter((message) => !isIntakeTurn(message))
    .map(({ messageId, role, content, lead, outcome, sentAt, citations = [] }) => ({
      ...{ messageId, role, content, lead, sentAt, sources: citations },
      ...(outcome && { outcome: sendOutcome(outcome).outcome }),
    }));
  const spoken = inPerson.map(({ messageId, from, name, content, sentAt }) => ({
    ...{ messageId, content, sentAt, name, sources: [] },
    role: from === 'person' ? ('assistant' as const) : ('user' as const),
  }));
  return [...exchanged, ...spoken].sort((a, b) => Date.parse(a.sentAt) - Date.parse(b.sentAt));
}
