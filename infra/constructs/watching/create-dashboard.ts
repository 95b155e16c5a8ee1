import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  Stats,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import type { ApiStack } from '#infra/stacks/api-stack.ts';
import type { PipelineStack } from '#infra/stacks/pipeline-stack.ts';
import { jobs } from '#shared/jobs/index.ts';

type Watched = {
  name: string;
  alarms: readonly Alarm[];
  api: ApiStack;
  pipeline: PipelineStack;
  table: TableV2;
};

const wholeWidth = 24;
const halfWidth = 12;

/** One page for the night: what is wrong first, then calls, work and the table. */
export function createDashboard(
  scope: Construct,
  { name, alarms, api, pipeline, table }: Watched,
): Dashboard {
  const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
    new GraphWidget({ title, left, right, width: halfWidth });
  const streams = api.streamHandlers;
  const workers = [...jobs.flatMap(({ id }) => pipeline.workers.get(id) ?? []), pipeline.reader];
  const queues = jobs.map(({ id }) => pipeline.queuesOf(id));
  return new Dashboard(scope, 'Dashboard', {
    dashboardName: `gptsites-${name}`,
    widgets: [
      [new AlarmStatusWidget({ title: 'What people lose now', alarms: [...alarms], width: wholeWidth })],
      [
        graph('Calls and failures', [
          api.api.metricCount(),
          api.api.metricServerError(),
          api.api.metricClientError(),
        ]),
        graph('Time of the API, p50 and p95', [
          api.api.metricLatency({ statistic: Stats.p(50) }),
          api.api.metricLatency({ statistic: Stats.p(95) }),
        ]),
      ],
      [
        graph(
          'Streamed answers and failures',
          streams.flatMap((it) => [it.metricInvocations(), it.metricErrors()]),
        ),
        graph(
          'Time of streamed answers, p50 and p95',
          streams.flatMap((it) =>
            [50, 95].map((percentile) => it.metricDuration({ statistic: Stats.p(percentile) })),
          ),
        ),
      ],
      [
        graph(
          'Messages waiting, and the oldest in seconds',
          queues.map(({ queue }) => queue.metricApproximateNumberOfMessagesVisible()),
          queues.map(({ queue }) => queue.metricApproximateAgeOfOldestMessage()),
        ),
        graph(
          'Messages given up',
          queues.map(({ deadLetterQueue }) => deadLetterQueue.metricApproximateNumberOfMessagesVisible()),
        ),
      ],
      [
        graph(
          'Work done and failed',
          workers.flatMap((it) => [it.metricInvocations(), it.metricErrors()]),
        ),
        graph('Units of the table', [
          table.metricConsumedReadCapacityUnits(),
          table.metricConsumedWriteCapacityUnits(),
        ]),
      ],
    ],
  });
}
