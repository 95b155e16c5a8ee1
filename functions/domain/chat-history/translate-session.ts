import { AppError } from '#shared/errors.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { isForeign, listUntranslated } from './list-untranslated.ts';
import type { TranslationPorts } from './ports.ts';
import { shownTurns } from './read-transcript.ts';

/** The latest ones; the next call translates those before. */
const questionsOfCall = 20;

type Translated = { messageId: string; translation: string };

/**
 * Translates questions of a conversation, if it is in another language than its readers', and keeps each translation
 * beside its question. Throws NOT_FOUND.
 */
export async function translateSession(
  { chats, chatHistory, translate }: TranslationPorts,
  conversion: Pick<Conversion, 'conversionId' | 'site'>,
  sessionId: string,
): Promise<{ translations: Translated[] }> {
  const { conversionId } = conversion;
  const [record, turns] = await Promise.all([
    chatHistory.findSession(conversionId, sessionId),
    chats.findRecent(conversionId, sessionId, shownTurns),
  ]);
  if (!record) throw new AppError('NOT_FOUND', { message: 'This conversation was deleted.' });
  if (!translate || !isForeign(record.visitorLanguage, conversion)) return { translations: [] };
  const questions = listUntranslated(turns).slice(-questionsOfCall);
  if (questions.length === 0) return { translations: [] };
  const texts = await translate(
    questions.map(({ content }) => content),
    conversionId,
  );
  const translated = questions.flatMap((question, index) => {
    const translation = texts[index];
    return translation === undefined ? [] : [{ ...question, translation }];
  });
  await Promise.all(
    translated.map(({ translation, ...question }) =>
      chatHistory.keepTranslation(conversionId, sessionId, question, translation),
    ),
  );
  return { translations: translated.map(({ messageId, translation }) => ({ messageId, translation })) };
}
