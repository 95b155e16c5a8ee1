import { ArnFormat, CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { SharedFunctionUrl } from '#infra/constructs/functions/shared-function-url.ts';
import { createMailIdentities } from '#infra/constructs/mail-identities.ts';
import { createAlarm } from '#infra/constructs/monitoring/alarm-topic.ts';
import { listSiteAlarms } from '#infra/constructs/monitoring/site-alarms.ts';
import type { ValueOf } from '#infra/constructs/shared-values.ts';
import type { HostedBrand, Site } from '#infra/constructs/site/site.ts';
import { describeBehaviors, type SiteOrigins } from '#infra/constructs/site/site-behaviors.ts';
import { createDistribution } from '#infra/constructs/site/site-distribution.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { type ApiStack, originSecretName } from './api-stack.ts';
import type { LogStack } from './log-stack.ts';
import type { ObservabilityStack } from './observability-stack.ts';
import type { SiteStack } from './site-stack.ts';

type BrandStackProps = StackProps & {
  site: Site;
  stage: Stage;
  brands: readonly HostedBrand[];
  logs: LogStack;
  api: ApiStack;
  content: SiteStack;
  observability: ObservabilityStack;
};

/**
 * All that waits for the DNS of one domain: its certificate, its distribution, its records, its mail and its
 * alarms. No stack depends on it, so that it fails alone.
 */
export class BrandStack extends Stack {
  constructor(scope: Construct, id: string, props: BrandStackProps) {
    const { site, stage, brands, logs, api, content, observability, ...stackProps } = props;
    super(scope, id, stackProps);
    const partOf = content.shared.read(this);
    const distribution = createDistribution(this, {
      ...{ site, stage },
      behaviors: describeBehaviors(this, {
        ...{ pageSet: site.pageSet, patterns: content.patterns, partOf },
        origins: readOrigins(this, partOf, { api, stage }),
      }),
      accessLogs: logs.readBucket(this),
      firewallArn: stage.hasFirewall ? partOf('firewallArn') : undefined,
    });
    new CfnOutput(this, `${site.id}Address`, { value: distribution.distributionDomainName });
    if (stage.createsMailIdentities) createMailIdentities(this, { site, stage, brands });
    const topic = observability.readTopic(this);
    for (const alarm of listSiteAlarms(this, { site, stage, distributionId: distribution.distributionId }))
      createAlarm(this, alarm, topic);
  }
}

/** Where the distributions of a stack get their replies from. */
export function readOrigins(
  stack: Stack,
  partOf: ValueOf,
  { api, stage }: { api: ApiStack; stage: Stage },
): SiteOrigins {
  const valueNamed = api.shared.read(stack);
  const newest = Math.max(...stage.originSecrets.slice(-1));
  return {
    content: Bucket.fromBucketName(stack, 'Content', partOf('contentBucket')),
    lookUps: new SharedFunctionUrl(stack, 'LookUps', {
      url: partOf('lookUpsUrl'),
      functionArn: partOf('lookUpsArn'),
    }),
    apiDomain: `${valueNamed('apiId')}.execute-api.${stack.region}.${stack.urlSuffix}`,
    originSecret: Secret.fromSecretCompleteArn(stack, 'OriginSecret', valueNamed(originSecretName(newest))),
    streams: api.streamPaths.map((path, index) => ({
      path,
      url: new SharedFunctionUrl(stack, `Stream${index}`, {
        url: valueNamed(`${path} url`),
        functionArn: stack.formatArn({
          service: 'lambda',
          resource: 'function',
          resourceName: valueNamed(`${path} functionName`),
          arnFormat: ArnFormat.COLON_RESOURCE_NAME,
        }),
      }),
    })),
  };
}
