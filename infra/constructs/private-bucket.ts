import { BlockPublicAccess, type BucketProps, ObjectOwnership } from 'aws-cdk-lib/aws-s3';

/** Defaults of every bucket: no public access, TLS only, no ACLs. */
export const privateBucket = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  enforceSSL: true,
  objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
} as const satisfies BucketProps;
