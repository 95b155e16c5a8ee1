import { ArnFormat, Duration, RemovalPolicy, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { Stage } from '#infra/stages/stage.ts';
import { type CopyStack, nameCopyVault } from './copy-stack.ts';
import type { DataStack } from './data-stack.ts';

/** Copies of the table are whole, and each is sent to the other region: docs/cost.md. */
export const hoursBetweenBackups = 6;
/** In its own region the table has point-in-time recovery, and the bucket versions. */
export const daysKept = { here: 1, inSecondRegion: 7 };
const startWindow = Duration.hours(1);
const completionWindow = Duration.hours(5);

type BackupStackProps = StackProps & { stage: Stage; copyRegion: string; data: DataStack; copies: CopyStack };

/** Backs up table and bucket, and copies each backup to the vault of the second region. */
export class BackupStack extends Stack {
  constructor(scope: Construct, id: string, { stage, copyRegion, data, copies, ...props }: BackupStackProps) {
    super(scope, id, props);
    this.addStackDependency(copies);
    const valueNamed = data.shared.read(this);
    const vault = new BackupVault(this, 'Vault', {
      removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
    });
    const copyVault = BackupVault.fromBackupVaultArn(
      this,
      'Copies',
      this.formatArn({
        service: 'backup',
        region: copyRegion,
        resource: 'backup-vault',
        resourceName: nameCopyVault(stage),
        arnFormat: ArnFormat.COLON_RESOURCE_NAME,
      }),
    );
    const plan = new BackupPlan(this, 'Plan', {
      backupVault: vault,
      backupPlanRules: [
        new BackupPlanRule({
          scheduleExpression: Schedule.cron({ minute: '0', hour: `3/${hoursBetweenBackups}` }),
          deleteAfter: Duration.days(daysKept.here),
          copyActions: [
            { destinationBackupVault: copyVault, deleteAfter: Duration.days(daysKept.inSecondRegion) },
          ],
          startWindow,
          completionWindow,
        }),
      ],
    });
    plan.addSelection('Data', {
      role: this.#createRole(),
      resources: [
        BackupResource.fromArn(
          this.formatArn({ service: 'dynamodb', resource: 'table', resourceName: valueNamed('tableName') }),
        ),
        BackupResource.fromArn(
          this.formatArn({
            ...{ service: 's3', region: '', account: '', resource: valueNamed('bucketName') },
            arnFormat: ArnFormat.NO_RESOURCE_NAME,
          }),
        ),
      ],
    });
  }

  #createRole(): Role {
    const policies = [
      'service-role/AWSBackupServiceRolePolicyForBackup',
      'AWSBackupServiceRolePolicyForS3Backup',
    ];
    const role = new Role(this, 'Role', {
      description: 'Backs up table and bucket',
      assumedBy: new ServicePrincipal('backup.amazonaws.com'),
      managedPolicies: policies.map((name) => ManagedPolicy.fromAwsManagedPolicyName(name)),
    });
    for (const name of policies)
      Validations.of(role).acknowledge({
        id: `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${name}]`,
        reason: 'AWS keeps up to date what its backup service needs; only that service may assume the role.',
      });
    return role;
  }
}
