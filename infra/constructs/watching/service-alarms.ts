import { Duration } from 'aws-cdk-lib';
import {
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { ApiStack } from '#infra/stacks/api-stack.ts';
import type { PipelineStack } from '#infra/stacks/pipeline-stack.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { jobs } from '#shared/jobs/index.ts';
import { type AlarmDetails, alarmPeriod } from './alarm-bell.ts';
import { jobLosses, sharedLosses } from './alarm-texts.ts';

/** Two missed minutes and the one after. */
const sweepsMissed = 3;
/** Of the functions that the account may run at once. */
const concurrencyWarning = 0.8;
/** Amazon reviews an account at 5 % of bounces, and stops it at 10 %. */
const bounceRateWarning = 0.04;
const slowAnswer = Duration.seconds(3);
const sustained = { evaluationPeriods: 3, datapointsToAlarm: 2 };

/** Alarms of the queues: what was given up, and what waits for too long. */
export function listQueueAlarms({ queuesOf }: PipelineStack): AlarmDetails[] {
  return jobs.flatMap(({ id, timeoutSeconds }) => {
    const { queue, deadLetterQueue } = queuesOf(id);
    return [
      {
        id: `${id}-buried`,
        metric: deadLetterQueue.metricApproximateNumberOfMessagesVisible({ period: alarmPeriod }),
        threshold: 1,
        loss: jobLosses[id].buried,
        page: 'redrive-dead-letters',
      },
      {
        id: `${id}-late`,
        metric: queue.metricApproximateAgeOfOldestMessage({ period: alarmPeriod }),
        // Twice the time that a message may take until another worker gets it.
        threshold: timeoutSeconds * 12,
        loss: jobLosses[id].late,
        page: 'work-is-late',
      },
    ];
  });
}

/** Alarms of what the functions of API and pipeline do. */
export function listFunctionAlarms(api: ApiStack, { reader, sweeper }: PipelineStack): AlarmDetails[] {
  const failing = (id: string, handler: IFunction, loss: string): AlarmDetails => ({
    id,
    metric: rateOf(
      handler.metricErrors({ period: alarmPeriod }),
      handler.metricInvocations({ period: alarmPeriod }),
    ),
    threshold: 2,
    loss,
    page: 'api-fails',
    options: sustained,
  });
  return [
    {
      id: 'api-fails',
      metric: rateOf(
        api.api.metricServerError({ period: alarmPeriod, statistic: Stats.SUM }),
        api.api.metricCount({ period: alarmPeriod, statistic: Stats.SUM }),
      ),
      threshold: 1,
      loss: sharedLosses.apiFails,
      page: 'api-fails',
      options: sustained,
    },
    {
      id: 'api-slow',
      metric: api.api.metricLatency({ period: alarmPeriod, statistic: Stats.p(95) }),
      threshold: slowAnswer.toMilliseconds(),
      loss: sharedLosses.apiSlow,
      page: 'api-fails',
      options: sustained,
    },
    ...api.streamHandlers.map((handler) =>
      failing(`${handler.node.id}-fails`, handler, sharedLosses.streamFails),
    ),
    failing('reader-fails', reader, sharedLosses.readerFails),
    failing('gatekeeper-fails', api.gatekeeper, sharedLosses.gatekeeperFails),
    {
      id: 'sweeper-stands',
      metric: sweeper.metricInvocations({ period: Duration.minutes(1) }),
      threshold: 1,
      loss: sharedLosses.sweeperStands,
      page: 'work-is-late',
      options: {
        comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
        evaluationPeriods: sweepsMissed,
        treatMissingData: TreatMissingData.BREACHING,
      },
    },
  ];
}

/** Alarms of what the whole account shares. */
export function listAccountAlarms(table: TableV2, { concurrencyLimit }: Stage): AlarmDetails[] {
  return [
    {
      id: 'table-throttles',
      metric: new MathExpression({
        expression: 'reads + writes',
        usingMetrics: {
          reads: throttlesOf(table, 'ReadThrottleEvents'),
          writes: throttlesOf(table, 'WriteThrottleEvents'),
        },
        period: alarmPeriod,
      }),
      threshold: 10,
      loss: sharedLosses.tableThrottles,
      page: 'api-fails',
    },
    {
      id: 'concurrency',
      metric: new Metric({
        namespace: 'AWS/Lambda',
        metricName: 'ConcurrentExecutions',
        statistic: Stats.MAXIMUM,
        period: Duration.minutes(1),
      }),
      threshold: Math.floor(concurrencyLimit * concurrencyWarning),
      loss: sharedLosses.concurrency,
      page: 'api-fails',
    },
    {
      id: 'mail-reputation',
      metric: new Metric({
        namespace: 'AWS/SES',
        metricName: 'Reputation.BounceRate',
        statistic: Stats.MAXIMUM,
        period: Duration.hours(1),
      }),
      threshold: bounceRateWarning,
      loss: sharedLosses.mailReputation,
      page: 'mails-bounce',
    },
  ];
}

function throttlesOf(table: TableV2, metricName: string): Metric {
  return new Metric({
    namespace: 'AWS/DynamoDB',
    metricName,
    dimensionsMap: { TableName: table.tableName },
    statistic: Stats.SUM,
    period: alarmPeriod,
  });
}

/** Percent of all that failed. */
function rateOf(failures: IMetric, all: IMetric): MathExpression {
  return new MathExpression({
    expression: '100 * failures / MAX([all, 1])',
    usingMetrics: { failures, all },
    period: alarmPeriod,
  });
}
