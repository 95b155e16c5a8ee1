import { Duration } from 'aws-cdk-lib';
import {
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Stage } from '#infra/stages/stage.ts';
import { jobLosses, sharedLosses } from './alarm-texts.ts';
import { type AlarmDetails, alarmPeriod } from './alarm-topic.ts';
import { apiMetric, functionMetric, queueMetric, tableMetric } from './service-metrics.ts';
import type { Watched } from './watched.ts';

/** Two missed minutes and the next one. */
const sweepsMissed = 3;
/** A failed sweep that succeeds on Lambda's retry raises no alarm. */
const sweepsFailed = 2;
/** Share of the account's concurrent executions. */
const concurrencyWarning = 0.8;
/** Amazon reviews an account at a bounce rate of 5 %, and suspends it at 10 %. */
const bounceRateWarning = 0.04;
const slowAnswer = Duration.seconds(3);
const sustained = { evaluationPeriods: 3, datapointsToAlarm: 2 };

/** Queue alarms: dead letters, and messages that wait too long. */
export function listQueueAlarms({ queues }: Watched): AlarmDetails[] {
  return queues.flatMap(({ id, timeoutSeconds, queueName, deadLetterQueueName }) => [
    {
      id: `${id}-buried`,
      metric: queueMetric(deadLetterQueueName, 'ApproximateNumberOfMessagesVisible', { period: alarmPeriod }),
      threshold: 1,
      loss: jobLosses[id].buried,
      page: 'redrive-dead-letters',
    },
    {
      id: `${id}-late`,
      metric: queueMetric(queueName, 'ApproximateAgeOfOldestMessage', { period: alarmPeriod }),
      // Twice the time until another worker gets a message.
      threshold: timeoutSeconds * 12,
      loss: jobLosses[id].late,
      page: 'work-is-late',
    },
  ]);
}

/** Alarms for the API's and the pipeline's functions. */
export function listFunctionAlarms(watched: Watched): AlarmDetails[] {
  const { apiId, gatekeeperName, streams, readerName, sweeperName } = watched;
  const failing = (id: string, functionName: string, loss: string): AlarmDetails => ({
    id,
    metric: rateOf(
      functionMetric(functionName, 'Errors', { period: alarmPeriod }),
      functionMetric(functionName, 'Invocations', { period: alarmPeriod }),
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
        apiMetric(apiId, '5xx', { period: alarmPeriod }),
        apiMetric(apiId, 'Count', { period: alarmPeriod }),
      ),
      threshold: 1,
      loss: sharedLosses.apiFails,
      page: 'api-fails',
      options: sustained,
    },
    {
      id: 'api-slow',
      metric: apiMetric(apiId, 'Latency', { period: alarmPeriod, statistic: Stats.p(95) }),
      threshold: slowAnswer.toMilliseconds(),
      loss: sharedLosses.apiSlow,
      page: 'api-fails',
      options: sustained,
    },
    ...streams.map(({ path, functionName }) =>
      streamFailing(`stream${path.replaceAll('/', '-')}-fails`, functionName),
    ),
    failing('reader-fails', readerName, sharedLosses.readerFails),
    failing('gatekeeper-fails', gatekeeperName, sharedLosses.gatekeeperFails),
    {
      id: 'sweeper-fails',
      metric: functionMetric(sweeperName, 'Errors', { period: alarmPeriod }),
      threshold: sweepsFailed,
      loss: sharedLosses.sweeperFails,
      page: 'work-is-late',
    },
    {
      id: 'sweeper-stands',
      metric: functionMetric(sweeperName, 'Invocations', { period: Duration.minutes(1) }),
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

/**
 * A stream fails in two ways: it returns 5xx without a function error, or its function dies after returning
 * 200. A failure of both kinds counts once.
 */
function streamFailing(id: string, functionName: string): AlarmDetails {
  const measure = (metricName: string) => functionMetric(functionName, metricName, { period: alarmPeriod });
  const failures = 'IF(FILL(errors, 0) > FILL(crashes, 0), FILL(errors, 0), FILL(crashes, 0))';
  return {
    id,
    metric: new MathExpression({
      expression: `100 * ${failures} / MAX([all, 1])`,
      usingMetrics: {
        errors: measure('Url5xxCount'),
        crashes: measure('Errors'),
        all: measure('UrlRequestCount'),
      },
      period: alarmPeriod,
    }),
    threshold: 2,
    loss: sharedLosses.streamFails,
    page: 'api-fails',
    options: sustained,
  };
}

/** Alarms for account-wide resources. */
export function listAccountAlarms(watched: Watched, { concurrencyLimit }: Stage): AlarmDetails[] {
  return [
    {
      id: 'table-throttles',
      metric: sumThrottles(watched),
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

/**
 * Throttled calls of the table and its indexes. DynamoDB counts them separately, without data when there are
 * none.
 */
function sumThrottles({ tableName, indexNames }: Watched): MathExpression {
  const measured = [{ tableName }, ...indexNames.map((indexName) => ({ tableName, indexName }))].flatMap(
    (it) =>
      ['ReadThrottleEvents', 'WriteThrottleEvents'].map((name) =>
        tableMetric(it, name, { period: alarmPeriod }),
      ),
  );
  const metrics = measured.map((metric, index) => [`throttles${index}`, metric] as const);
  return new MathExpression({
    expression: metrics.map(([name]) => `FILL(${name}, 0)`).join(' + '),
    usingMetrics: Object.fromEntries(metrics),
    period: alarmPeriod,
  });
}

/** Failure rate in percent. */
function rateOf(failures: IMetric, all: IMetric): MathExpression {
  return new MathExpression({
    expression: '100 * FILL(failures, 0) / MAX([all, 1])',
    usingMetrics: { failures, all },
    period: alarmPeriod,
  });
}
