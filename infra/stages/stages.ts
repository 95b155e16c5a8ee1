import type { StageSettings } from './stage.ts';

/**
 * Reads websites and answers; the second reads each sentence once more. In the United States, as
 * shared/legal/subprocessors.ts says: docs/decisions/078-running-a-model.md.
 */
const model = {
  BEDROCK_MODEL_ID: 'us.anthropic.claude-haiku-4-5-20251001-v1:0',
  MODEL_CHECK_ID: 'us.anthropic.claude-haiku-4-5-20251001-v1:0',
  BEDROCK_REGION: 'us-east-1',
};

/**
 * Every deployment, by the name in `cdk deploy -c stage=<name>`. infra/stages/stage.ts explains each setting
 * and its default.
 */
export const stages: Record<string, StageSettings> = {
  dev: {
    sites: 'general',
    keepsData: false,
    logRetentionDays: 7,
    requestLimit: { perSecond: 50, burst: 100 },
    model,
    monthlyBudgetUsd: 40,
  },
  prod: {
    sites: 'brands',
    createsMailIdentities: true,
    receivesMail: true,
    keepsData: true,
    logRetentionDays: 90,
    requestLimit: { perSecond: 1000, burst: 2000 },
    model,
    monthlyBudgetUsd: 500,
    hasFirewall: true,
    copyRegion: 'us-west-2',
  },
};
