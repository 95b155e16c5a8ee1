import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Stage } from '../stages/stage.ts';

const retentionOf: Record<Stage['logRetentionDays'], RetentionDays> = {
  7: RetentionDays.ONE_WEEK,
  90: RetentionDays.THREE_MONTHS,
};

/** Name of a log group: `/gptsites/<stage>/<name>`. */
export function nameLog(stage: Pick<Stage, 'name'>, name: string): string {
  return `/gptsites/${stage.name}/${name}`;
}

/** A log group with the stage's retention. */
export function createLog(
  scope: Construct,
  id: string,
  { name, stage }: { name: string; stage: Stage },
): LogGroup {
  return createNamedLog(scope, id, { logGroupName: nameLog(stage, name), stage });
}

/** A log group whose name another service sets, with the stage's retention. */
export function createNamedLog(
  scope: Construct,
  id: string,
  { logGroupName, stage }: { logGroupName: string; stage: Stage },
): LogGroup {
  return new LogGroup(scope, id, {
    logGroupName,
    retention: retentionOf[stage.logRetentionDays],
    removalPolicy: RemovalPolicy.DESTROY,
  });
}
