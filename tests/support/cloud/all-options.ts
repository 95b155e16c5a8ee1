import type { StageSettings } from '#infra/stages/stage.ts';
import { stages } from '#infra/stages/stages.ts';

/** A stage that uses every optional part. */
export const allOptions = {
  ...stages.prod,
  sites: 'brands',
  keepsData: true,
  logRetentionDays: 90,
  requestLimit: { perSecond: 100, burst: 200 },
  monthlyBudgetUsd: 300,
  alarmEmails: ['night@example.org'],
  streamConcurrency: 300,
  model: {
    BEDROCK_MODEL_ID: 'us.vendor.model-v1:0',
    BEDROCK_EMBEDDING_MODEL_ID: 'vendor.embedding-v2:0',
    BEDROCK_GUARDRAIL_ID: 'guardrail-1',
    BEDROCK_GUARDRAIL_VERSION: '3',
    MODEL_CHECK_ID: 'guardrail/checker1/2',
  },
} satisfies StageSettings;
