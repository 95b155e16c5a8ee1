import type { JobId, SecretName } from '#functions/policy/policy.ts';
import type { Stage } from '#infra/stages/stage.ts';

/** Partition, region and account of a deployment. */
export type Place = { partition: string; region: string; account: string };

/** A deployment's resources as named in its roles. */
export type AccessTargets = {
  place: Place;
  tableArn: string;
  bucketName: string;
  bucketArn: string;
  /** Undefined where no mail is received. */
  mailBucketArn: string | undefined;
  /** Encrypts table and bucket. */
  keyArn: string;
  queueArnsOf(id: JobId): { queue: string; deadLetterQueue: string };
  /** Undefined when nobody calls it. */
  readerArn: string | undefined;
  /** Undefined where no function holds a browser. */
  rendererArn: string | undefined;
  secretArnOf(name: SecretName): string;
  mailDomains: readonly string[];
  /** Undefined where nobody sends mails. */
  mailConfigurationSetArn: string | undefined;
  /** In the sandbox of SES, sending needs a permission for the recipient too. */
  verifiedRecipients: readonly string[];
  model: Stage['model'];
  payments: Stage['payments'];
  staffSignIn: Stage['staffSignIn'];
  isTranscribing: boolean;
  isReadingScans: boolean;
  scansUploads: boolean;
  hasOwnDomains: boolean;
};

/** The ARN of a service's resource. */
export function formatArn({ partition, region, account }: Place, service: string, resource: string): string {
  return `arn:${partition}:${service}:${region}:${account}:${resource}`;
}
