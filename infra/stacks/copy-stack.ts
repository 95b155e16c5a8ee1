import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { BackupVault } from 'aws-cdk-lib/aws-backup';
import type { Construct } from 'constructs';
import type { Stage } from '#infra/stages/stage.ts';

/** The name of the vault in the second region, which no template there can tell one here. */
export const nameCopyVault = ({ name }: Pick<Stage, 'name'>): string => `gptsites-${name}-copies`;

/** What a second region holds: the vault for copies of the backups. */
export class CopyStack extends Stack {
  constructor(scope: Construct, id: string, { stage, ...props }: StackProps & { stage: Stage }) {
    super(scope, id, { ...props, terminationProtection: stage.keepsData });
    new BackupVault(this, 'Vault', {
      backupVaultName: nameCopyVault(stage),
      blockRecoveryPointDeletion: stage.keepsData,
      removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
    });
  }
}
