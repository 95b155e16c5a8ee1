import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { readInlineScripts, readPageSet, type SiteContent } from '#infra/build/site-content.ts';
import { privateBucket } from '#infra/constructs/private-bucket.ts';
import { createFirewall } from '#infra/constructs/site/firewall.ts';
import { type HostedBrand, listSites, type Site } from '#infra/constructs/site/site.ts';
import { type ApiOrigins, createBehaviors } from '#infra/constructs/site/site-behaviors.ts';
import { createDistribution } from '#infra/constructs/site/site-distribution.ts';
import { uploadSite } from '#infra/constructs/site/upload-site.ts';
import { listHeaderRules } from '#infra/site/page-headers.ts';
import type { Stage } from '#infra/stages/stage.ts';

type SiteStackProps = StackProps &
  ApiOrigins & {
    stage: Stage;
    brands: readonly HostedBrand[];
    content: SiteContent;
    /** Bucket to which browsers PUT their uploads. */
    uploads: IBucket;
    accessLogs: IBucket;
  };

/** The sites: one bucket with the pages of all, and a distribution for each. */
export class SiteStack extends Stack {
  readonly sites: readonly { site: Site; distribution: Distribution }[];

  constructor(scope: Construct, id: string, props: SiteStackProps) {
    super(scope, id, props);
    const { stage, brands, content, uploads, accessLogs } = props;
    const bucket = new Bucket(this, 'Content', {
      ...privateBucket,
      encryption: BucketEncryption.S3_MANAGED,
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: 'content/',
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    uploadSite(this, { bucket, content, stage });
    const rules = listHeaderRules({
      inlineScripts: readInlineScripts(content),
      uploadOrigin: `https://${uploads.bucketRegionalDomainName}`,
      siteOrigins: [],
      frameOrigins: stage.frameOrigins,
    });
    const findBehaviors = createBehaviors(this, { ...props, bucket, rules });
    const firewallArn = stage.hasFirewall ? createFirewall(this, `gptsites-${stage.name}`) : undefined;
    this.sites = listSites(stage, brands).map((site) => {
      const behaviors = findBehaviors(readPageSet(content, site.pageSet));
      return {
        site,
        distribution: createDistribution(this, { site, stage, behaviors, accessLogs, firewallArn }),
      };
    });
  }
}
