import { Stack } from 'aws-cdk-lib';
import { Match } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { readStage } from '#infra/stages/read-stage.ts';
import { stages } from '#infra/stages/stages.ts';
import { deployStage, synthesize } from '#tests/support/cloud/synthesize.ts';
import { flatten } from '#tests/support/cloud/template-parts.ts';

const { backups, copies, observability } = synthesize();
const [backup = expect.fail(), copy = expect.fail()] = [backups[0], copies[0]];

test('the vault of the second region is where the backups are copied to, and is made before', () => {
  copy.hasResource('AWS::Backup::BackupVault', {
    DeletionPolicy: 'RetainExceptOnCreate',
    Properties: {
      BackupVaultName: 'gptsites-prod-copies',
      AccessPolicy: {
        Statement: [
          Match.objectLike({
            Effect: 'Deny',
            Action: ['backup:DeleteRecoveryPoint', 'backup:UpdateRecoveryPointLifecycle'],
          }),
        ],
      },
    },
  });
  const [plan = expect.fail()] = Object.values(backup.findResources('AWS::Backup::BackupPlan'));
  const [rule = expect.fail()] = plan.Properties.BackupPlan.BackupPlanRule;
  expect(flatten(rule.CopyActions[0].DestinationBackupVaultArn)).toMatch(
    /:backup:us-west-2:<reference>:backup-vault:gptsites-prod-copies$/,
  );
  expect(rule).toMatchObject({
    ScheduleExpression: 'cron(0 3/6 * * ? *)',
    Lifecycle: { DeleteAfterDays: 1 },
    CopyActions: [{ Lifecycle: { DeleteAfterDays: 7 } }],
    StartWindowMinutes: 60,
  });
  const { stacks } = deployStage();
  expect(stacks.copies?.region).toBe('us-west-2');
  expect(stacks.backups?.dependencies).toContain(stacks.copies);
  expect(stacks.observability.dependencies).toContain(stacks.backups);
  expect(Stack.of(stacks.data).region).not.toBe(stacks.copies?.region);
});

test('table and bucket are backed up, and nothing else', () => {
  const [selection = expect.fail()] = Object.values(backup.findResources('AWS::Backup::BackupSelection'));
  const { Resources } = selection.Properties.BackupSelection;
  expect(Resources.map(flatten)).toEqual([
    expect.stringMatching(/:dynamodb:us-east-1:<reference>:table\/<reference>$/),
    expect.stringMatching(/:s3:::<reference>$/),
  ]);
});

test('somebody hears of a backup or a copy that was not made', () => {
  observability.hasResourceProperties('AWS::Events::Rule', {
    EventPattern: {
      source: ['aws.backup'],
      'detail-type': ['Backup Job State Change', 'Copy Job State Change'],
      detail: { state: Match.arrayWith(['FAILED', 'EXPIRED']) },
    },
    Targets: [Match.objectLike({ Arn: { Ref: Match.stringLikeRegexp('^Alarms') } })],
  });
});

test('a stage without a second region has no such stacks, and one that names its own region is refused', () => {
  expect(deployStage('dev').stacks).not.toHaveProperty('copies');
  const { prod = expect.fail() } = stages;
  expect(() => readStage('prod', { ...prod, copyRegion: 'us-east-1' })).toThrow('another region');
});
