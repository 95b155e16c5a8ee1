import { ArnFormat, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { readInlineScripts, readPageSet, type SiteContent } from '#infra/build/site-content.ts';
import { createPageFunction } from '#infra/constructs/functions/create-page-function.ts';
import { SharedFunctionUrl } from '#infra/constructs/functions/shared-function-url.ts';
import {
  readDataNames,
  readPipelineNames,
  type Surroundings,
} from '#infra/constructs/functions/surroundings.ts';
import { privateBucket } from '#infra/constructs/private-bucket.ts';
import { SharedValues } from '#infra/constructs/shared-values.ts';
import { createFirewall } from '#infra/constructs/site/firewall.ts';
import { type HostedBrand, listSites, type Site } from '#infra/constructs/site/site.ts';
import { type ApiOrigins, createBehaviors } from '#infra/constructs/site/site-behaviors.ts';
import { createDistribution } from '#infra/constructs/site/site-distribution.ts';
import { uploadSite } from '#infra/constructs/site/upload-site.ts';
import { listHeaderRules } from '#infra/site/page-headers.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { type ApiStack, originSecretName } from './api-stack.ts';
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
  api: ApiStack;
};

/** The sites: one bucket with all pages, and a distribution for each. */
export class SiteStack extends Stack {
  readonly #sites: readonly Site[];
  readonly #shared: SharedValues;

  constructor(scope: Construct, id: string, props: SiteStackProps) {
    const { stage, brands, content, bundleFolder, data, pipeline, logs, api, ...stackProps } = props;
    super(scope, id, stackProps);
    const accessLogs = logs.readBucket(this);
    const surroundings: Surroundings = {
      ...{ stage, brands, bundleFolder },
      ...readDataNames(data.shared.read(this)),
      ...readPipelineNames(this, pipeline.shared.read(this)),
    };
    const { bucketName: uploadBucket } = surroundings;
    const bucket = new Bucket(this, 'Content', {
      ...privateBucket,
      encryption: BucketEncryption.S3_MANAGED,
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: 'content/',
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    const assets = uploadSite(this, { bucket, content, stage });
    const rules = listHeaderRules({
      inlineScripts: readInlineScripts(content),
      uploadOrigin: `https://${uploadBucket}.s3.${this.region}.${this.urlSuffix}`,
      siteOrigins: [],
      frameOrigins: stage.frameOrigins,
    });
    const findBehaviors = createBehaviors(this, {
      bucket,
      rules,
      origins: {
        ...this.#readOrigins(api, stage),
        lookUps: createPageFunction(this, { content, surroundings, assets }),
      },
    });
    const firewallArn = stage.hasFirewall ? createFirewall(this, stage) : undefined;
    const shown = listSites(stage, brands).map((site) => {
      const behaviors = findBehaviors(readPageSet(content, site.pageSet));
      return {
        site,
        distribution: createDistribution(this, { site, stage, behaviors, accessLogs, firewallArn }),
      };
    });
    this.#sites = shown.map(({ site }) => site);
    this.#shared = new SharedValues(
      this,
      Object.fromEntries(shown.map(({ site, distribution }) => [site.id, distribution.distributionId])),
    );
  }

  /** The sites with their distributions as referenced by another stack. */
  readDistributions(reader: Stack): { site: Site; distributionId: string }[] {
    const valueNamed = this.#shared.read(reader);
    return this.#sites.map((site) => ({ site, distributionId: valueNamed(site.id) }));
  }

  #readOrigins({ shared, streamPaths }: ApiStack, { originSecrets }: Stage): Omit<ApiOrigins, 'lookUps'> {
    const valueNamed = shared.read(this);
    const newest = Math.max(...originSecrets.slice(-1));
    return {
      apiDomain: `${valueNamed('apiId')}.execute-api.${this.region}.${this.urlSuffix}`,
      originSecret: Secret.fromSecretCompleteArn(this, 'OriginSecret', valueNamed(originSecretName(newest))),
      streams: streamPaths.map((path, index) => ({
        path,
        url: new SharedFunctionUrl(this, `Stream${index}`, {
          url: valueNamed(`${path} url`),
          functionArn: this.formatArn({
            service: 'lambda',
            resource: 'function',
            resourceName: valueNamed(`${path} functionName`),
            arnFormat: ArnFormat.COLON_RESOURCE_NAME,
          }),
        }),
      })),
    };
  }
}
