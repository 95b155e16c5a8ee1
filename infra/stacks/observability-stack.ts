import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { defaultDailyTokens } from '#functions/runtime/model-env.ts';
import { AlarmTopic } from '#infra/constructs/monitoring/alarm-topic.ts';
import { createBudget } from '#infra/constructs/monitoring/create-budget.ts';
import { createDashboard } from '#infra/constructs/monitoring/create-dashboard.ts';
import {
  createModelMetrics,
  hasModel,
  listModelAlarms,
  listModelGraphs,
} from '#infra/constructs/monitoring/model-metrics.ts';
import {
  listAccountAlarms,
  listFunctionAlarms,
  listQueueAlarms,
} from '#infra/constructs/monitoring/service-alarms.ts';
import { listSiteAlarms } from '#infra/constructs/monitoring/site-alarms.ts';
import { readWatched } from '#infra/constructs/monitoring/watched.ts';
import { certificateRegion, type Stage } from '#infra/stages/stage.ts';
import type { ApiStack } from './api-stack.ts';
import type { DataStack } from './data-stack.ts';
import type { PipelineStack } from './pipeline-stack.ts';
import type { SiteStack } from './site-stack.ts';

type ObservabilityProps = StackProps & {
  stage: Stage;
  data: DataStack;
  pipeline: PipelineStack;
  api: ApiStack;
  site: SiteStack;
};

/** Alarms, the dashboard, and the monthly budget. */
export class ObservabilityStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { stage, data, pipeline, api, site, ...props }: ObservabilityProps,
  ) {
    super(scope, id, props);
    const alarmTopic = new AlarmTopic(this, stage);
    const watched = readWatched({
      data: data.shared.read(this),
      pipeline: pipeline.shared.read(this),
      api: api.shared.read(this),
      indexNames: data.indexNames,
      streamPaths: api.streamPaths,
    });
    const isMeasured = hasModel(stage);
    if (isMeasured) createModelMetrics(this, stage);
    const alarms = [
      ...listQueueAlarms(watched),
      ...listFunctionAlarms(watched),
      ...listAccountAlarms(watched, stage),
      ...(isMeasured ? listModelAlarms(stage, stage.model.MODEL_DAILY_TOKENS ?? defaultDailyTokens) : []),
      // CloudFront and Route 53 publish metrics only there, and alarms see only their own region.
      ...(stage.region === certificateRegion ? listSiteAlarms(this, site.readDistributions(this)) : []),
    ];
    for (const alarm of alarms) alarmTopic.add(alarm);
    const graphs = isMeasured ? listModelGraphs(stage) : [];
    createDashboard(this, { name: stage.name, alarms: alarmTopic.alarms, watched, graphs });
    createBudget(this, stage, alarmTopic.topic);
  }
}
