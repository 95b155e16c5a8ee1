import type { Citation } from '#shared/contract/chat.ts';
import { brandOfConversion, isConversionId } from '#shared/domain/conversion-id.ts';
import type { BrandId } from '#shared/domain/platforms.ts';
import { AppError } from '#shared/errors.ts';
import { renderAnswerPage } from './answer-page.ts';

type Answer = { message: string; sources: Citation[]; sessionId: string };
type Question = { message: string; brandId: BrandId; conversionId: string; sessionId?: string | undefined };

type Form = {
  message: string;
  conversionId: string;
  sessionId?: string | undefined;
  /** Address of the page that the form stood on. */
  referrer: string | undefined;
};

/**
 * The answer to a visitor without scripts, as a page with the form for the next question. The first form stands on a
 * page that is the same for every assistant, so the page it was sent from says whose it is.
 */
export async function answerForm(
  ask: (question: Question) => Promise<Answer>,
  { message, conversionId, sessionId, referrer = '' }: Form,
): Promise<string> {
  const id = conversionId || readAssistantId(referrer);
  if (!isConversionId(id)) {
    const notice = 'We could not tell which assistant you asked. Go back and ask again from its page.';
    return renderAnswerPage({ conversionId: '', question: message, notice });
  }
  const form = { conversionId: id, question: message };
  if (message.trim() === '')
    return renderAnswerPage({ ...form, sessionId, notice: 'Please type a question.' });
  try {
    const answer = await ask({ message, brandId: brandOfConversion(id), conversionId: id, sessionId });
    return renderAnswerPage({ ...form, ...answer, answer: answer.message });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return renderAnswerPage({ ...form, sessionId, notice: error.message });
  }
}

function readAssistantId(referrer: string): string {
  return /^https?:\/\/[^/]+\/gptsite\/(\w+)/.exec(referrer)?.[1] ?? '';
}
