import {
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IAlarm,
  type IMetric,
  Stats,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { apiMetric, functionMetric, queueMetric, tableMetric } from './service-metrics.ts';
import type { Watched } from './watched.ts';

type Graph = { title: string; left: IMetric[]; right?: IMetric[] };
type Shown = { name: string; alarms: readonly IAlarm[]; watched: Watched; graphs: readonly Graph[] };

const wholeWidth = 24;
const halfWidth = 12;

/** A dashboard for incidents: alarms first, then calls, work and the table. */
export function createDashboard(scope: Construct, { name, alarms, watched, graphs }: Shown): Dashboard {
  const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
    new GraphWidget({ title, left, right, width: halfWidth });
  const { apiId, streams, queues, tableName } = watched;
  const workerNames = [...watched.workerNames, watched.readerName];
  return new Dashboard(scope, 'Dashboard', {
    dashboardName: `gptsites-${name}`,
    widgets: [
      [new AlarmStatusWidget({ title: 'Current impact on people', alarms: [...alarms], width: wholeWidth })],
      [
        graph('Calls and failures', [
          apiMetric(apiId, 'Count'),
          apiMetric(apiId, '5xx'),
          apiMetric(apiId, '4xx'),
        ]),
        graph('Time of the API, p50 and p95', [
          apiMetric(apiId, 'Latency', { statistic: Stats.p(50) }),
          apiMetric(apiId, 'Latency', { statistic: Stats.p(95) }),
        ]),
      ],
      [
        graph(
          'Streamed answers and failures',
          streams.flatMap(({ functionName }) => [
            functionMetric(functionName, 'UrlRequestCount'),
            functionMetric(functionName, 'Url5xxCount'),
          ]),
        ),
        graph(
          'Time of streamed answers, p50 and p95',
          streams.flatMap(({ functionName }) =>
            [50, 95].map((percentile) =>
              functionMetric(functionName, 'Duration', { statistic: Stats.p(percentile) }),
            ),
          ),
        ),
      ],
      [
        graph(
          'Messages waiting, and the oldest in seconds',
          queues.map(({ queueName }) => queueMetric(queueName, 'ApproximateNumberOfMessagesVisible')),
          queues.map(({ queueName }) => queueMetric(queueName, 'ApproximateAgeOfOldestMessage')),
        ),
        graph(
          'Dead-lettered messages',
          queues.map(({ deadLetterQueueName }) =>
            queueMetric(deadLetterQueueName, 'ApproximateNumberOfMessagesVisible'),
          ),
        ),
      ],
      [
        graph(
          'Work done and failed',
          workerNames.flatMap((it) => [functionMetric(it, 'Invocations'), functionMetric(it, 'Errors')]),
        ),
        graph('Table capacity units', [
          tableMetric({ tableName }, 'ConsumedReadCapacityUnits'),
          tableMetric({ tableName }, 'ConsumedWriteCapacityUnits'),
        ]),
      ],
      ...(graphs.length ? [graphs.map(({ title, left, right }) => graph(title, left, right))] : []),
    ],
  });
}
