import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { unmadeInvoiceMessage } from '#functions/domain/billing/ports.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { nameLog } from '../create-log.ts';
import { sharedLosses } from './alarm-texts.ts';
import { type AlarmDetails, alarmPeriod } from './alarm-topic.ts';

const metricName = 'unmadeInvoices';
const nameSpace = ({ name }: Pick<Stage, 'name'>) => `gptsites/${name}/payments`;

/** Where a subscription is read: by its events and pages, at the checkout, once a day. */
const logs = ['api/billing', 'api/checkout', 'sweep'];

/** Counts the log lines of invoices that could not be made. */
export function createPaymentMetrics(scope: Construct, stage: Stage): void {
  for (const log of logs)
    new MetricFilter(scope, `unmade-invoices-${log}`, {
      logGroup: LogGroup.fromLogGroupName(scope, `PaymentLog-${log}`, nameLog(stage, log)),
      filterPattern: FilterPattern.literal(`{ $.message = "${unmadeInvoiceMessage}" }`),
      metricNamespace: nameSpace(stage),
      metricName,
      metricValue: '1',
    });
}

/** The alarm of an invoice that could not be made. */
export function describePaymentAlarm(stage: Stage): AlarmDetails {
  return {
    id: 'invoice-unmade',
    metric: new Metric({
      namespace: nameSpace(stage),
      metricName,
      statistic: Stats.SUM,
      period: alarmPeriod,
    }),
    threshold: 1,
    loss: sharedLosses.invoiceUnmade,
    page: 'payments',
  };
}
