import { AppError } from '#shared/errors.ts';
import type { Texts } from '#web/lib/texts/en.ts';
import { fillText } from '#web/lib/texts/fill-text.ts';

/** The assistant's words for a call that failed: document 1 section 8. */
export function describeChatFailure(error: unknown, phone: string, { technicalIssue }: Texts): string {
  if (error instanceof AppError && (error.code === 'RATE_LIMITED' || error.code === 'NOT_READY')) {
    return error.message;
  }
  return fillText(technicalIssue, { phone });
}
