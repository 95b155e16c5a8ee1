import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type ILogGroup, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { unmadeInvoiceMessage } from '#functions/domain/billing/ports.ts';
import { failedOrderMessage } from '#functions/domain/monitor/failed-order-message.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { nameLog } from '../create-log.ts';
import { sharedLosses } from './alarm-texts.ts';
import { type AlarmDetails, alarmPeriod } from './alarm-topic.ts';

/** What rings about money: the log line that tells of it, and the functions that write it. */
const troubles = [
  {
    ...{ id: 'order-failed', metricName: 'failedOrders', loss: sharedLosses.orderFailed },
    ...{ message: failedOrderMessage, logs: ['api/checkout', 'api/billing'] },
  },
  {
    // Where a subscription is read: by its events and pages, at the checkout, once a day.
    ...{ id: 'invoice-unmade', metricName: 'unmadeInvoices', loss: sharedLosses.invoiceUnmade },
    ...{ message: unmadeInvoiceMessage, logs: ['api/billing', 'api/checkout', 'sweep'] },
  },
];

const nameSpace = ({ name }: Pick<Stage, 'name'>) => `gptsites/${name}/payments`;

/** Counts the log lines of orders, of messages of the payment provider and of invoices that failed. */
export function createPaymentMetrics(scope: Construct, stage: Stage): void {
  const groups = new Map<string, ILogGroup>();
  const groupOf = (log: string) => {
    const group =
      groups.get(log) ?? LogGroup.fromLogGroupName(scope, `PaymentLog-${log}`, nameLog(stage, log));
    groups.set(log, group);
    return group;
  };
  for (const { id, message, metricName, logs } of troubles)
    for (const log of logs)
      new MetricFilter(scope, `${id}-${log}`, {
        logGroup: groupOf(log),
        filterPattern: FilterPattern.literal(`{ $.message = "${message}" }`),
        metricNamespace: nameSpace(stage),
        ...{ metricName, metricValue: '1' },
      });
}

/** The alarms of what failed about money. */
export function describePaymentAlarms(stage: Stage): AlarmDetails[] {
  return troubles.map(({ id, metricName, loss }) => ({
    ...{ id, loss, threshold: 1, page: 'payments' },
    metric: new Metric({
      ...{ namespace: nameSpace(stage), metricName, statistic: Stats.SUM, period: alarmPeriod },
    }),
  }));
}
