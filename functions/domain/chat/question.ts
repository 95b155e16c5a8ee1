import type { BrandId } from '#shared/brands/platforms.ts';
import type { Visit } from './handoff/visit.ts';

/** A visitor's message as it arrives. */
export type Question = {
  message: string;
  brandId: BrandId;
  conversionId?: string | undefined;
  sessionId?: string | undefined;
  /** The `Accept-Language` header of the call. */
  acceptLanguage?: string | undefined;
  handoff?: Visit['action'];
  details?: Visit['details'];
  /** Asked by the assistant's own account or by staff: marked, and counted nowhere. */
  isTest?: boolean;
  /** What an agent that asks for somebody calls itself. */
  agent?: string;
  /** It came by mail. */
  isByMail?: boolean;
  context?:
    | { conversationHistory?: { role: string; content: string }[] | undefined; page?: string | undefined }
    | undefined;
};

/**
 * Receives the text as it is written, and may disconnect. The address limits one visitor's use of the model.
 */
export type Listener = { sendText(text: string): void; signal: AbortSignal; clientAddress?: string };
