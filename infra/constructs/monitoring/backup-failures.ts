import { Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { sharedLosses } from './alarm-texts.ts';

/** Ends of backups and of their copies that leave the second region without one. */
const failures = ['FAILED', 'ABORTED', 'EXPIRED', 'PARTIAL'];

/** Tells the alarm topic of each backup and each copy that was not made. */
export function reportBackupFailures(scope: Construct, topic: ITopic): void {
  new Rule(scope, 'backup-fails', {
    description: 'Backups and copies that were not made',
    eventPattern: {
      source: ['aws.backup'],
      detailType: ['Backup Job State Change', 'Copy Job State Change'],
      detail: { state: failures },
    },
    targets: [
      new SnsTopic(topic, {
        message: RuleTargetInput.fromText(
          `${sharedLosses.backupFails} What to do: docs/operations/region-loss.md`,
        ),
      }),
    ],
  });
}
