import { CfnResource, Validations } from 'aws-cdk-lib';
import {
  CachePolicy,
  CfnConnectionGroup,
  Distribution,
  FunctionEventType,
  FunctionUrlOriginAccessControl,
  HttpVersion,
  ResponseHeadersPolicy,
  S3OriginAccessControl,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { FunctionUrlOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Construct } from 'constructs';
import type { Stage } from '#infra/stages/stage.ts';
import type { ValueOf } from '../shared-values.ts';
import {
  describeApiBehaviors,
  findFunction,
  longestLookUp,
  type SiteBehaviors,
  type SiteOrigins,
} from './site-behaviors.ts';
import { headersName, ownPartName } from './site-parts.ts';

/** By which functions find the connection group and the distribution of customers' own domains. */
export const nameDomainHost = ({ name }: Pick<Stage, 'name'>): string => `gptsites-${name}`;

type DomainDistribution = {
  stage: Stage;
  origins: SiteOrigins;
  /** Ids of infra/constructs/site/site-parts.ts. */
  partOf: ValueOf;
};

/**
 * One distribution for all domains of customers: functions/services/domains/cloudfront-host.ts makes a tenant of it for
 * each, and their CNAME records lead to the connection group.
 */
export function createDomainDistribution(
  scope: Construct,
  { stage, origins, partOf: partNamed }: DomainDistribution,
): { routingEndpoint: string } {
  const name = nameDomainHost(stage);
  const partOf: ValueOf = (part) => partNamed(ownPartName(part));
  const distribution = new Distribution(scope, 'Distribution', {
    ...describeBehaviors(scope, { origins, partOf }),
    comment: name,
    ...(stage.hasFirewall && { webAclId: partOf('firewallArn') }),
    httpVersion: HttpVersion.HTTP2_AND_3,
  });
  const { defaultChild } = distribution.node;
  if (!CfnResource.isCfnResource(defaultChild)) throw new Error('A distribution is a resource');
  defaultChild.addPropertyOverride('DistributionConfig.ConnectionMode', 'tenant-only');
  // Belongs to the connection group.
  defaultChild.addPropertyDeletionOverride('DistributionConfig.IPV6Enabled');
  acknowledgeFindings(distribution, stage);
  const group = new CfnConnectionGroup(scope, 'ConnectionGroup', { name, enabled: true, ipv6Enabled: true });
  return { routingEndpoint: group.attrRoutingEndpoint };
}

/** The app's files from the bucket, and every page from the function that knows whose the domain is. No page stands in for it. */
function describeBehaviors(
  scope: Construct,
  { origins, partOf }: Pick<DomainDistribution, 'origins' | 'partOf'>,
): SiteBehaviors {
  const headersOf = (pattern: string) =>
    ResponseHeadersPolicy.fromResponseHeadersPolicyId(
      scope,
      headersName(pattern).replace(/\W+/g, '-'),
      partOf(headersName(pattern)),
    );
  const router = findFunction(scope, 'OwnPages', partOf('ownPagesFunction'));
  const files = {
    origin: S3BucketOrigin.withOriginAccessControl(origins.content, {
      originAccessControl: new S3OriginAccessControl(scope, 'ContentAccess'),
    }),
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    responseHeadersPolicy: headersOf('/assets/*'),
  };
  return {
    defaultBehavior: {
      origin: FunctionUrlOrigin.withOriginAccessControl(origins.lookUps, {
        originAccessControl: new FunctionUrlOriginAccessControl(scope, 'LookUpAccess'),
        readTimeout: longestLookUp,
      }),
      cachePolicy: CachePolicy.fromCachePolicyId(scope, 'LookUpCaching', partOf('lookUpCaching')),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: headersOf('/gptsite/*'),
      functionAssociations: [{ function: router, eventType: FunctionEventType.VIEWER_REQUEST }],
    },
    additionalBehaviors: {
      ...describeApiBehaviors(scope, { origins, partOf }),
      '/assets/*': files,
      '/favicon.svg': files,
    },
  };
}

function acknowledgeFindings(distribution: Distribution, { name, hasFirewall }: Stage): void {
  const findings = Validations.of(distribution);
  const acknowledge = (id: string, reason: string) => findings.acknowledge({ id, reason });
  acknowledge('AwsSolutions-CFR1', 'The assistants are for visitors of every country.');
  acknowledge(
    'AwsSolutions-CFR3',
    'A distribution of tenants has no log of this kind; the API logs its calls.',
  );
  acknowledge(
    'AwsSolutions-CFR4',
    'Each tenant has a certificate of its own, whose protocol CloudFront sets.',
  );
  acknowledge(
    'Annotation::@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
    'The stack of the bucket admits the distributions of this account.',
  );
  if (!hasFirewall)
    acknowledge('AwsSolutions-CFR2', `The stage ${name} has no firewall; the API limits calls itself.`);
}
