import { Stack, type StackProps } from 'aws-cdk-lib';
import { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { type ITopic, Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { defaultDailyTokens } from '#functions/runtime/model-env.ts';
import { AlarmTopic } from '#infra/constructs/monitoring/alarm-topic.ts';
import { reportBackupFailures } from '#infra/constructs/monitoring/backup-failures.ts';
import { createBudget } from '#infra/constructs/monitoring/create-budget.ts';
import { createDashboard } from '#infra/constructs/monitoring/create-dashboard.ts';
import { createMailMetrics, describeMailAlarm } from '#infra/constructs/monitoring/mail-metrics.ts';
import {
  createModelMetrics,
  hasModel,
  listModelAlarms,
  listModelGraphs,
} from '#infra/constructs/monitoring/model-metrics.ts';
import { createPaymentMetrics, describePaymentAlarms } from '#infra/constructs/monitoring/payment-metrics.ts';
import {
  listAccountAlarms,
  listFunctionAlarms,
  listQueueAlarms,
} from '#infra/constructs/monitoring/service-alarms.ts';
import { nameSiteAlarms } from '#infra/constructs/monitoring/site-alarms.ts';
import { readWatched } from '#infra/constructs/monitoring/watched.ts';
import { SharedValues } from '#infra/constructs/shared-values.ts';
import { type HostedBrand, listSites } from '#infra/constructs/site/site.ts';
import type { Stage } from '#infra/stages/stage.ts';
import type { ApiStack } from './api-stack.ts';
import type { DataStack } from './data-stack.ts';
import type { PipelineStack } from './pipeline-stack.ts';

type ObservabilityProps = StackProps & {
  stage: Stage;
  brands: readonly HostedBrand[];
  data: DataStack;
  pipeline: PipelineStack;
  api: ApiStack;
};

/** Alarms, the dashboard, and the monthly budget. */
export class ObservabilityStack extends Stack {
  readonly #shared: SharedValues;

  constructor(
    scope: Construct,
    id: string,
    { stage, brands, data, pipeline, api, ...props }: ObservabilityProps,
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
    createMailMetrics(this, stage);
    createPaymentMetrics(this, stage);
    const isMeasured = hasModel(stage);
    if (isMeasured) createModelMetrics(this, stage);
    const alarms = [
      ...listQueueAlarms(watched),
      ...listFunctionAlarms(watched),
      ...listAccountAlarms(watched, stage),
      describeMailAlarm(stage),
      ...describePaymentAlarms(stage),
      ...(isMeasured ? listModelAlarms(stage, stage.model.MODEL_DAILY_TOKENS ?? defaultDailyTokens) : []),
    ];
    for (const alarm of alarms) alarmTopic.add(alarm);
    const graphs = isMeasured ? listModelGraphs(stage) : [];
    const ofSites = listSites(stage, brands)
      .flatMap((site) => nameSiteAlarms(stage, site))
      .map((name) => Alarm.fromAlarmName(this, name, name));
    const shown = [...alarmTopic.alarms, ...ofSites];
    createDashboard(this, { name: stage.name, alarms: shown, watched, graphs });
    createBudget(this, stage, alarmTopic.topic);
    if (stage.copyRegion) reportBackupFailures(this, alarmTopic.topic);
    this.#shared = new SharedValues(this, { alarmTopicArn: alarmTopic.topic.topicArn });
  }

  /** The topic of the alarms as referenced by another stack. */
  readTopic(reader: Stack): ITopic {
    return Topic.fromTopicArn(reader, 'Alarms', this.#shared.read(reader)('alarmTopicArn'));
  }
}
