import { AppError } from '#shared/errors.ts';
import type { Texts } from '#web/lib/texts/en.ts';
import { fillText } from '#web/lib/texts/fill-text.ts';

/** The assistant's words for a call that failed: document 1 section 8. */
export function describeChatFailure(
  error: unknown,
  { name, phone }: { name: string; phone: string },
  { technicalIssue, assistantPaused, helpsDirectly }: Texts,
): string {
  if (isPaused(error)) return `${assistantPaused}. ${fillText(helpsDirectly, { name })} ${phone}`;
  if (error instanceof AppError && (error.code === 'RATE_LIMITED' || error.code === 'NOT_READY')) {
    return error.message;
  }
  return fillText(technicalIssue, { phone });
}

/** The assistant answers nobody at the moment: trying again is of no use. */
export function isPaused(error: unknown): boolean {
  return error instanceof AppError && error.code === 'ASSISTANT_PAUSED';
}
