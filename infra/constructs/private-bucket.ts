import { BlockPublicAccess, type BucketProps, ObjectOwnership } from 'aws-cdk-lib/aws-s3';

/** What every bucket has: nothing public, TLS alone, no access lists. */
export const privateBucket = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  enforceSSL: true,
  objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
} as const satisfies BucketProps;
