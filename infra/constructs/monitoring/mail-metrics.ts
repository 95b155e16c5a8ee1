import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { givenUpMessage } from '#functions/domain/mail/deliver-mail.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { sendMail } from '#shared/jobs/send-mail.ts';
import { nameLog } from '../create-log.ts';
import { sharedLosses } from './alarm-texts.ts';
import { type AlarmDetails, alarmPeriod } from './alarm-topic.ts';

const metricName = 'givenUp';
const nameSpace = ({ name }: Pick<Stage, 'name'>) => `gptsites/${name}/mail`;

/** Counts the log lines of mails that are never sent: functions/worker/send-mail.ts. */
export function createMailMetrics(scope: Construct, stage: Stage): void {
  new MetricFilter(scope, 'mails-given-up', {
    logGroup: LogGroup.fromLogGroupName(scope, 'MailLog', nameLog(stage, sendMail.id)),
    filterPattern: FilterPattern.literal(`{ $.message = "${givenUpMessage}" }`),
    metricNamespace: nameSpace(stage),
    metricName,
    metricValue: '1',
  });
}

/** The alarm of a mail that is never sent. */
export function describeMailAlarm(stage: Stage): AlarmDetails {
  return {
    id: 'mail-given-up',
    metric: new Metric({
      namespace: nameSpace(stage),
      metricName,
      statistic: Stats.SUM,
      period: alarmPeriod,
    }),
    threshold: 1,
    loss: sharedLosses.mailGivenUp,
    page: 'mails-bounce',
  };
}
