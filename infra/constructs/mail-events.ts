import { EventBus, EventField, Match, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { ConfigurationSet, EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type * as z from 'zod';
import type { ReturnedMail, sendMail } from '#shared/jobs/send-mail.ts';

/**
 * Queues a message for each mail that bounces for good or is reported as spam, and returns the configuration set
 * that mails name for it. EventBridge needs no topic, key or subscription, and a rule of it costs nothing.
 */
export function createMailEvents(scope: Construct, queue: Queue): string {
  const { configurationSetName } = createConfigurationSet(scope);
  const message: z.input<typeof sendMail.schema> & Record<keyof ReturnedMail, unknown> = {
    version: 1,
    reason: EventField.fromPath('$.detail.eventType'),
    recipient: EventField.fromPath('$.detail.mail.destination[0]'),
    happenedAt: EventField.fromPath('$.time'),
  };
  new Rule(scope, 'mail-returns', {
    eventPattern: {
      source: ['aws.ses'],
      detail: {
        // Other deployments in the account have other names.
        mail: { tags: { 'ses:configuration-set': [configurationSetName] } },
        $or: [
          { eventType: ['Bounce'], bounce: { bounceType: ['Permanent'] } },
          {
            eventType: ['Complaint'],
            complaint: {
              complaintFeedbackType: Match.anyOf(Match.anythingBut('not-spam'), Match.doesNotExist()),
            },
          },
        ],
      },
    },
    targets: [new SqsQueue(queue, { message: RuleTargetInput.fromObject(message) })],
  });
  return configurationSetName;
}

function createConfigurationSet(scope: Construct): ConfigurationSet {
  const configurationSet = new ConfigurationSet(scope, 'mail-events', {
    // Our marks replace it, and staff who lift one need no access to SES.
    disableSuppressionList: true,
    // The alarm on the account's reputation covers them.
    reputationMetrics: false,
  });
  configurationSet.addEventDestination('returned', {
    destination: EventDestination.eventBus(EventBus.fromEventBusName(scope, 'DefaultBus', 'default')),
    events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
  });
  return configurationSet;
}
