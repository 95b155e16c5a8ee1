import { brandOfConversion, isConversionId } from '#shared/domain/conversion/conversion-id.ts';
import { AppError } from '#shared/errors.ts';
import { readVisitorLanguage } from '../chat/visitor-language.ts';
import { renderAnswerPage } from './answer-page.ts';
import { answerPageTexts } from './answer-page-texts.ts';
import type { FormPorts } from './ports.ts';

type Form = {
  message: string;
  conversionId: string;
  sessionId?: string | undefined;
  /** URL of the page with the form. */
  referrer: string | undefined;
  /** The `Accept-Language` header. */
  acceptLanguage: string | undefined;
};

/**
 * Answers a visitor without JavaScript with a page that includes a form for the next question. The first
 * form's page is the same for every assistant, so the referrer tells which one is meant.
 */
export async function answerForm(
  { ask, countVisit, countUnknown }: FormPorts,
  { message, conversionId, sessionId, referrer = '', acceptLanguage }: Form,
): Promise<string> {
  const language = readVisitorLanguage(acceptLanguage);
  const texts = answerPageTexts[language];
  const id = conversionId || readAssistantId(referrer);
  if (!isConversionId(id)) {
    return renderAnswerPage({ language, conversionId: '', question: message, notice: texts.noAssistant });
  }
  const form = { language, conversionId: id, question: message };
  if (message.trim() === '') return renderAnswerPage({ ...form, sessionId, notice: texts.noQuestion });
  try {
    const answer = await ask({
      message,
      brandId: brandOfConversion(id),
      conversionId: id,
      sessionId,
      acceptLanguage,
    });
    if (!sessionId) await countVisit(id);
    // The page is in the language of the browser, the reply in its own.
    return renderAnswerPage({ ...answer, ...form, answer: answer.message });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'CONVERSION_NOT_FOUND') await countUnknown(id);
    return renderAnswerPage({ ...form, sessionId, notice: error.message });
  }
}

function readAssistantId(referrer: string): string {
  return /^https?:\/\/[^/]+\/gptsite\/(\w+)/.exec(referrer)?.[1] ?? '';
}
