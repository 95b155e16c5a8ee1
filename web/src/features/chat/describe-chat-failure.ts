import { AppError } from '#shared/errors.ts';

/** The assistant's words for a call that failed: document 1 section 8. */
export function describeChatFailure(error: unknown, phone: string): string {
  if (error instanceof AppError && (error.code === 'RATE_LIMITED' || error.code === 'NOT_READY')) {
    return error.message;
  }
  return `I apologize, but I encountered a technical issue. Please try again, or contact us directly at ${phone}.`;
}

export const emptyReplyText = 'I apologize, but I encountered an issue. Please try again.';
