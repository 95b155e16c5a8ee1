import type { JobId, SecretName } from '#functions/policy.ts';
import type { Stage } from '#infra/stages/stage.ts';

/** Where a deployment is. */
export type Place = { partition: string; region: string; account: string };

/** The resources of a deployment as its roles name them. */
export type AccessTargets = {
  place: Place;
  tableArn: string;
  bucketName: string;
  bucketArn: string;
  /** Encrypts table and bucket. */
  keyArn: string;
  queueArnsOf(id: JobId): { queue: string; deadLetterQueue: string };
  /** Undefined where nobody asks it. */
  readerArn: string | undefined;
  secretArnOf(name: SecretName): string;
  mailDomains: readonly string[];
  model: Stage['model'];
  payments: Stage['payments'];
  isTranscribing: boolean;
};

/** The ARN of a resource of a service in a place. */
export function formatArn({ partition, region, account }: Place, service: string, resource: string): string {
  return `arn:${partition}:${service}:${region}:${account}:${resource}`;
}
