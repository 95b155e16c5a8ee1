import { IgnoreMode } from 'aws-cdk-lib';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { appPathsFile, type SiteContent } from '#infra/build/site-content.ts';
import { missingFolder } from '#infra/site/route-page.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { createLog } from '../create-log.ts';

/** Edges cache a page for a minute, so deployments need no invalidation. */
const pageCaching = CacheControl.fromString('public, max-age=0, s-maxage=60');

/**
 * Uploads the build: first the app's files, whose deployment it returns, then, after the headers that allow their
 * script, the pages that refer to them.
 * It removes nothing, because open pages still need the files of the previous build.
 */
export function uploadSite(
  scope: Construct,
  {
    bucket,
    content,
    stage,
    headers,
  }: { bucket: IBucket; content: SiteContent; stage: Stage; headers: readonly Construct[] },
): Construct {
  const logGroup = createLog(scope, 'UploadLog', { name: 'site-upload', stage });
  const shared = { destinationBucket: bucket, prune: false, memoryLimit: 512, logGroup };
  const assets = new BucketDeployment(scope, 'Assets', {
    ...shared,
    sources: [Source.asset(content.webFolder, { exclude: ['.vite', '*.br', 'index.html'] })],
    cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
  });
  const pages = new BucketDeployment(scope, 'Pages', {
    ...shared,
    sources: [Source.asset(content.pagesFolder, { exclude: [appPathsFile] })],
    destinationKeyPrefix: 'pages',
    cacheControl: [pageCaching],
  });
  pages.node.addDependency(assets, ...headers);
  // A second copy of the app shell with a mark that infra/site/apply-missing-status.ts turns into 404.
  const missing = new BucketDeployment(scope, 'MissingPages', {
    ...shared,
    sources: [
      Source.asset(content.pagesFolder, { exclude: ['/*', '!/app.html'], ignoreMode: IgnoreMode.GIT }),
    ],
    destinationKeyPrefix: `pages/${missingFolder}`,
    cacheControl: [pageCaching],
    metadata: { status: '404' },
  });
  missing.node.addDependency(assets, ...headers);
  return assets;
}
