import { ArnFormat, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { readInlineScripts, readPageSet, type SiteContent } from '#infra/build/site-content.ts';
import { createPageFunction } from '#infra/constructs/functions/create-page-function.ts';
import {
  readDataNames,
  readPipelineNames,
  type Surroundings,
} from '#infra/constructs/functions/surroundings.ts';
import { privateBucket } from '#infra/constructs/private-bucket.ts';
import { SharedValues } from '#infra/constructs/shared-values.ts';
import { createFirewall } from '#infra/constructs/site/firewall.ts';
import { type HostedBrand, listSites } from '#infra/constructs/site/site.ts';
import { createSiteParts } from '#infra/constructs/site/site-parts.ts';
import { uploadSite } from '#infra/constructs/site/upload-site.ts';
import { readReleasedScripts } from '#infra/release/released-scripts.ts';
import { listHeaderRules } from '#infra/site/page-headers.ts';
import type { Stage } from '#infra/stages/stage.ts';
import type { DataStack } from './data-stack.ts';
import type { LogStack } from './log-stack.ts';
import type { PipelineStack } from './pipeline-stack.ts';

type SiteStackProps = StackProps & {
  stage: Stage;
  brands: readonly HostedBrand[];
  content: SiteContent;
  bundleFolder: string;
  data: DataStack;
  pipeline: PipelineStack;
  logs: LogStack;
};

/** All pages in one bucket, and what the distributions of the brands share. Nothing here waits for DNS. */
export class SiteStack extends Stack {
  readonly shared: SharedValues;
  /** The patterns of the header rules, in their order. */
  readonly patterns: readonly string[];

  constructor(scope: Construct, id: string, props: SiteStackProps) {
    const { stage, brands, content, bundleFolder, data, pipeline, logs, ...stackProps } = props;
    super(scope, id, stackProps);
    const surroundings: Surroundings = {
      ...{ stage, brands, bundleFolder },
      ...readDataNames(data.shared.read(this)),
      ...readPipelineNames(this, pipeline.shared.read(this)),
    };
    const bucket = this.#createBucket(logs);
    const rules = listHeaderRules({
      inlineScripts: [...new Set([...readInlineScripts(content), ...readReleasedScripts()])],
      uploadOrigin: `https://${surroundings.bucketName}.s3.${this.region}.${this.urlSuffix}`,
      siteOrigins: [],
      frameOrigins: stage.frameOrigins,
    });
    this.patterns = rules.map(({ pattern }) => pattern);
    const pageSets = listSites(stage, brands).map(({ pageSet }) => readPageSet(content, pageSet));
    const parts = createSiteParts(this, { rules, pageSets, hasOwnDomains: stage.hasOwnDomains });
    const headers = this.node.children.filter((it) => it instanceof ResponseHeadersPolicy);
    // @ts-expect-error CDK's own class and interface differ with exactOptionalPropertyTypes: isWebsite.
    const assets = uploadSite(this, { bucket, content, stage, headers });
    const lookUps = createPageFunction(this, { content, surroundings, earlier: [assets, ...headers] });
    this.shared = new SharedValues(this, {
      contentBucket: bucket.bucketName,
      lookUpsUrl: lookUps.url,
      lookUpsArn: lookUps.functionArn,
      ...parts,
      ...(stage.hasFirewall && { firewallArn: createFirewall(this, stage) }),
    });
  }

  #createBucket(logs: LogStack): Bucket {
    const bucket = new Bucket(this, 'Content', {
      ...privateBucket,
      encryption: BucketEncryption.S3_MANAGED,
      serverAccessLogsBucket: logs.readBucket(this),
      serverAccessLogsPrefix: 'content/',
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    const distributions = this.formatArn({
      service: 'cloudfront',
      region: '',
      resource: 'distribution',
      resourceName: '*',
      arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
    });
    // A brand's distribution is younger than the bucket, so the bucket admits every one of this account.
    bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject', 's3:ListBucket'],
        resources: [bucket.bucketArn, bucket.arnForObjects('*')],
        conditions: { ArnLike: { 'AWS:SourceArn': distributions } },
      }),
    );
    return bucket;
  }
}
