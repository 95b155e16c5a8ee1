import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import type { SiteContent } from '#infra/build/site-content.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { createLog } from '../create-log.ts';

/** Edges keep a page for a minute: a deployment is everywhere after that, without an invalidation. */
const pageCaching = CacheControl.fromString('public, max-age=0, s-maxage=60');

/**
 * Uploads what was built: the app first, then the pages that name its files. Nothing is removed, since pages that are
 * open still need the files of the build before.
 */
export function uploadSite(
  scope: Construct,
  { bucket, content, stage }: { bucket: IBucket; content: SiteContent; stage: Stage },
): void {
  const logGroup = createLog(scope, 'UploadLog', { name: 'site-upload', stage });
  const shared = { destinationBucket: bucket, prune: false, memoryLimit: 512, logGroup };
  const assets = new BucketDeployment(scope, 'Assets', {
    ...shared,
    sources: [Source.asset(content.webFolder, { exclude: ['.vite', '*.br', 'index.html'] })],
    cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
  });
  const pages = new BucketDeployment(scope, 'Pages', {
    ...shared,
    sources: [Source.asset(content.pagesFolder)],
    destinationKeyPrefix: 'pages',
    cacheControl: [pageCaching],
  });
  pages.node.addDependency(assets);
}
