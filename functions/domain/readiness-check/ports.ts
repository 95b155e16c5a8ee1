import * as z from 'zod';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { Examined } from '#functions/engine/readiness/run-readiness-check.ts';
import { readinessReportSchema } from '#shared/domain/conversion/readiness.ts';
import type { ModelReport } from '../model/ports.ts';
import type { ReadingPorts } from '../reading/ports.ts';

/** A stored readiness check; unread questions hold the engine's result. */
export const storedReadinessCheckSchema = readinessReportSchema.extend({
  /** Progress of the model; absent when only the engine runs the check. */
  reading: z
    .object({
      /** Whether the model has decided which pages really disagree. */
      isJudged: z.boolean(),
      /** Ids of unread questions. */
      unread: z.array(z.string()),
      /** ISO 8601 instant after which the model is no longer called. */
      endsAt: z.string(),
    })
    .optional(),
});
export type StoredReadinessCheck = z.infer<typeof storedReadinessCheckSchema>;

/** A model for readiness checks, with its own budget. */
export type ReadinessReader = Omit<ReadingPorts, 'findNearPassages' | 'isAllowed' | 'report'> & {
  /** Whether the owner allows the model. */
  isAllowed(conversionId: string): Promise<boolean>;
  report(report: ModelReport): void;
};

export type ReadinessCheckPorts = {
  files: {
    readReadiness(conversionId: string, knowledgeVersion: string): Promise<StoredReadinessCheck | undefined>;
    writeReadiness(conversionId: string, check: StoredReadinessCheck): Promise<void>;
  };
  /** Undefined when no model is configured. */
  readinessReader?: ReadinessReader | undefined;
  now(): Date;
  /** Called at named points of the work. */
  reach(point: string): void;
};

/** The assistant to check, and the knowledge version. */
export type ReadinessCheckRequest = Examined & {
  conversionId: string;
  knowledge: Knowledge;
  knowledgeVersion: string;
  /** The previously checked knowledge, whose questions are asked again. */
  formerVersion?: string | undefined;
};
