import * as z from 'zod';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { readinessReportSchema } from '#shared/domain/conversion/readiness.ts';
import type { LanguageModel, ModelBudget, ModelReport, Timer } from '../model/ports.ts';

/** An exam as it is stored: what has not been read yet has what the engine alone found. */
export const storedExamSchema = readinessReportSchema.extend({
  /** How far the model is that reads for it; absent where the engine alone sits it. */
  reading: z
    .object({
      /** Whether it has said which pages really disagree. */
      isJudged: z.boolean(),
      /** Ids of the questions that it has still to read for. */
      unread: z.array(z.string()),
      /** ISO 8601 instant after which it is not asked any more. */
      endsAt: z.string(),
    })
    .optional(),
});
export type StoredExam = z.infer<typeof storedExamSchema>;

/** A model that reads for exams, on a budget of its own. */
export type ExamReader = {
  model: LanguageModel;
  budget: ModelBudget;
  timer: Timer;
  /** How many tokens of a site it is given: of one that fits whole, and of what was found of a larger one. */
  readingTokens: { whole: number; found: number };
  /** Whether the owner lets a model read. */
  isAllowed(conversionId: string): Promise<boolean>;
  /** A version to go back to; the newest where it is left out. */
  promptVersion?: string | undefined;
  report(report: ModelReport): void;
};

/** What an exam touches. */
export type ExamPorts = {
  files: {
    readReadiness(conversionId: string, knowledgeVersion: string): Promise<StoredExam | undefined>;
    writeReadiness(conversionId: string, exam: StoredExam): Promise<void>;
  };
  /** Undefined where no model is configured. */
  examReader?: ExamReader | undefined;
  now(): Date;
  /** Called at named points of the work. */
  reach(point: string): void;
};

/** Whose exam it is, and with which knowledge. */
export type ExamRequest = {
  conversionId: string;
  brandId: BrandId;
  knowledge: Knowledge;
  knowledgeVersion: string;
  /** The knowledge of the exam before, whose questions are asked again. */
  formerVersion?: string | undefined;
};
