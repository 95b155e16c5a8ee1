import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { failedOrderMessage } from '#functions/domain/monitor/failed-order-message.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { nameLog } from '../create-log.ts';
import { sharedLosses } from './alarm-texts.ts';
import { type AlarmDetails, alarmPeriod } from './alarm-topic.ts';

const metricName = 'failedOrders';
const nameSpace = ({ name }: Pick<Stage, 'name'>) => `gptsites/${name}/payments`;

/** Counts the log lines of orders and of messages of the payment provider that failed. */
export function createOrderMetrics(scope: Construct, stage: Stage): void {
  for (const area of ['checkout', 'billing'])
    new MetricFilter(scope, `failed-orders-${area}`, {
      logGroup: LogGroup.fromLogGroupName(scope, `OrderLog-${area}`, nameLog(stage, `api/${area}`)),
      filterPattern: FilterPattern.literal(`{ $.message = "${failedOrderMessage}" }`),
      metricNamespace: nameSpace(stage),
      metricName,
      metricValue: '1',
    });
}

/** The alarm of an order, or of a message of the payment provider, that failed. */
export function describeOrderAlarm(stage: Stage): AlarmDetails {
  return {
    id: 'order-failed',
    metric: new Metric({
      namespace: nameSpace(stage),
      metricName,
      statistic: Stats.SUM,
      period: alarmPeriod,
    }),
    threshold: 1,
    loss: sharedLosses.orderFailed,
    page: 'payments',
  };
}
