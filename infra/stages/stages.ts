import type { StageSettings } from './stage.ts';

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
    monthlyBudgetUsd: 30,
  },
  prod: {
    sites: 'brands',
    createsMailIdentities: true,
    keepsData: true,
    logRetentionDays: 90,
    requestLimit: { perSecond: 1000, burst: 2000 },
    monthlyBudgetUsd: 500,
    hasFirewall: true,
    copyRegion: 'us-west-2',
  },
};
