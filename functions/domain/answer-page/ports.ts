import type { BrandId } from '#shared/brands/platforms.ts';
import type { ChatOutcome } from '#shared/domain/chat/chat-outcome.ts';
import type { Citation } from '#shared/domain/citation.ts';

type FormQuestion = {
  message: string;
  brandId: BrandId;
  conversionId: string;
  sessionId?: string | undefined;
  acceptLanguage: string | undefined;
};

type FormAnswer = {
  message: string;
  lead?: string;
  outcome: ChatOutcome;
  sources: Citation[];
  sessionId: string;
};

export type FormPorts = {
  ask(question: FormQuestion): Promise<FormAnswer>;
  /** Counts the visitor; with JavaScript, the page does this itself. */
  countVisit(conversionId: string): Promise<unknown>;
  /** Counts a request with an unknown assistant id. */
  countUnknown(conversionId: string): Promise<unknown>;
};
