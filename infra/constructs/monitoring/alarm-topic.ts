import { Duration } from 'aws-cdk-lib';
import { Alarm, type CreateAlarmOptions, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { type ITopic, Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { Stage } from '#infra/stages/stage.ts';

export type AlarmDetails = {
  /** Names the alarm. */
  id: string;
  metric: IMetric;
  threshold: number;
  /** The impact on people. */
  loss: string;
  /** Page of docs/operations with instructions. */
  page: string;
  options?: Partial<CreateAlarmOptions>;
};

/** Services that publish: alarms, the budget, and failed backups. */
const ringing = ['cloudwatch.amazonaws.com', 'budgets.amazonaws.com', 'events.amazonaws.com'].map(
  (name) => new ServicePrincipal(name),
);

/** The alarm topic, which only AWS may publish to, with the stage's people as subscribers. */
export class AlarmTopic {
  readonly topic: Topic;
  readonly #scope: Construct;
  readonly alarms: Alarm[] = [];

  constructor(scope: Construct, { alarmEmails, name }: Stage) {
    this.#scope = scope;
    const key = new Key(scope, 'AlarmKey', {
      description: `Encrypts the alarms of ${name} in transit`,
      enableKeyRotation: true,
    });
    this.topic = new Topic(scope, 'Alarms', { enforceSSL: true, masterKey: key });
    for (const service of ringing) {
      this.topic.grantPublish(service);
      key.grantEncryptDecrypt(service);
    }
    for (const address of alarmEmails) this.topic.addSubscription(new EmailSubscription(address));
  }

  /** Adds an alarm. */
  add(details: AlarmDetails): Alarm {
    const alarm = createAlarm(this.#scope, details, this.topic);
    this.alarms.push(alarm);
    return alarm;
  }
}

/** Alarms the topic when the metric reaches the threshold, and again on recovery. */
export function createAlarm(
  scope: Construct,
  { id, metric, threshold, loss, page, options }: AlarmDetails,
  topic: ITopic,
): Alarm {
  const alarm = new Alarm(scope, id, {
    metric,
    threshold,
    evaluationPeriods: 1,
    treatMissingData: TreatMissingData.NOT_BREACHING,
    alarmDescription: `${loss} What to do: docs/operations/${page}.md`,
    ...options,
  });
  const action = new SnsAction(topic);
  alarm.addAlarmAction(action);
  alarm.addOkAction(action);
  return alarm;
}

/** Long enough that one bad minute alarms nobody. */
export const alarmPeriod = Duration.minutes(5);
