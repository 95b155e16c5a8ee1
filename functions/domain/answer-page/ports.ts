import type { BrandId } from '#shared/brands/platforms.ts';
import type { Citation } from '#shared/domain/citation.ts';

type FormQuestion = {
  message: string;
  brandId: BrandId;
  conversionId: string;
  sessionId?: string | undefined;
};

type FormAnswer = { message: string; sources: Citation[]; sessionId: string };

/** What answering a form without scripts needs. */
export type FormPorts = {
  ask(question: FormQuestion): Promise<FormAnswer>;
  /** Where scripts run they count the visitor. */
  countVisit(conversionId: string): Promise<unknown>;
  /** Counts the id of an assistant that does not exist. */
  countUnknown(conversionId: string): Promise<unknown>;
};
