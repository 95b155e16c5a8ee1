import { sendOutcome } from '#shared/domain/chat/chat-outcome.ts';
import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';
import { AppError } from '#shared/errors.ts';
import { type VisitorLanguage, visitorLanguages } from '#shared/texts/visitor-languages.ts';
import type { ChatMessage } from '../chat/chat-session.ts';
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
    turns: said.map(({ messageId, role, content, lead, outcome, sentAt, citations = [] }) => ({
      ...{ messageId, role, content, lead, sentAt, sources: citations },
      ...(outcome && { outcome: sendOutcome(outcome).outcome }),
    })),
  };
}

/** The turns of a conversation without those that left a name and a contact for a person. */
export async function findSaidTurns(
  { chats }: Pick<TranscriptPorts, 'chats'>,
  { conversionId, sessionId }: Pick<TranscriptLink, 'conversionId' | 'sessionId'>,
): Promise<ChatMessage[]> {
  const messages = await chats.findRecent(conversionId, sessionId, longestTranscript);
  return messages.filter((message) => !isIntakeTurn(message));
}
