import { Duration } from 'aws-cdk-lib';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Function as EdgeFunction,
  FunctionEventType,
  FunctionUrlOriginAccessControl,
  type IFunction,
  type IOrigin,
  OriginRequestPolicy,
  ResponseHeadersPolicy,
  S3OriginAccessControl,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import {
  FunctionUrlOrigin,
  HttpOrigin,
  OriginGroup,
  S3BucketOrigin,
} from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IFunctionUrl } from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { originSecretHeader } from '#functions/http/origin-secret.ts';
import { lookedUpPath } from '#infra/site/route-page.ts';
import { listApiRoots } from '#shared/contract/index.ts';
import { anyPath } from '#shared/domain/page-policies.ts';
import type { ValueOf } from '../shared-values.ts';
import { headersName, routerName } from './site-parts.ts';

/** Where a distribution gets its replies from. */
export type SiteOrigins = {
  content: IBucket;
  apiDomain: string;
  /** Sent by the distributions to authenticate themselves. */
  originSecret: ISecret;
  /** Function URLs of streaming routes. */
  streams: readonly { path: string; url: IFunctionUrl }[];
  /** URL of the function that serves assistants' and forms' pages. */
  lookUps: IFunctionUrl;
};

type BehaviorDetails = {
  pageSet: string;
  /** The patterns of the header rules, in their order. */
  patterns: readonly string[];
  origins: SiteOrigins;
  /** Ids of infra/constructs/site/site-parts.ts. */
  partOf: ValueOf;
};

/** A distribution's behavior for each path: the API, its streams, and one page set. */
export type SiteBehaviors = {
  defaultBehavior: BehaviorOptions;
  additionalBehaviors: Record<string, BehaviorOptions>;
};

/** A cold start plus the function's own time limit: functions/http/find-page-status.ts. */
export const longestLookUp = Duration.seconds(4);
/** Functions may take longer for the first byte than CloudFront's default of 30 seconds. */
const longestAnswer = Duration.seconds(60);

/** The behaviors of a distribution. */
export function describeBehaviors(scope: Construct, details: BehaviorDetails): SiteBehaviors {
  const { pageSet, patterns, origins, partOf } = details;
  const content = S3BucketOrigin.withOriginAccessControl(origins.content, {
    originAccessControl: new S3OriginAccessControl(scope, 'ContentAccess'),
    // Without LIST, S3 returns 403 for a missing object.
    originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
  });
  const lookedUp = describeLookUp(scope, { lookUps: origins.lookUps, content, partOf });
  const associated = [
    {
      function: findFunction(scope, 'Router', partOf(routerName(pageSet))),
      eventType: FunctionEventType.VIEWER_REQUEST,
    },
    {
      function: findFunction(scope, 'Missing', partOf('missingFunction')),
      eventType: FunctionEventType.VIEWER_RESPONSE,
    },
  ];
  const paths = patterns.map((pattern): [string, BehaviorOptions] => [
    pattern,
    {
      ...(lookedUpPath.test(pattern)
        ? lookedUp
        : { origin: content, cachePolicy: CachePolicy.CACHING_OPTIMIZED }),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: ResponseHeadersPolicy.fromResponseHeadersPolicyId(
        scope,
        headersName(pattern).replace(/\W+/g, '-'),
        partOf(headersName(pattern)),
      ),
      functionAssociations: associated,
    },
  ]);
  const { [anyPath]: defaultBehavior, ...pagePaths } = Object.fromEntries(paths);
  if (!defaultBehavior) throw new Error('The last header rule must match every path');
  return {
    defaultBehavior,
    additionalBehaviors: { ...describeApiBehaviors(scope, { origins, partOf }), ...pagePaths },
  };
}

/** Serves these pages from a function, with the bucket as a fallback, so that no visitor sees an error. */
function describeLookUp(
  scope: Construct,
  { lookUps, content, partOf }: { lookUps: IFunctionUrl; content: IOrigin; partOf: ValueOf },
): Pick<BehaviorOptions, 'origin' | 'cachePolicy'> {
  return {
    origin: new OriginGroup({
      primaryOrigin: FunctionUrlOrigin.withOriginAccessControl(lookUps, {
        originAccessControl: new FunctionUrlOriginAccessControl(scope, 'LookUpAccess'),
        connectionAttempts: 1,
        connectionTimeout: Duration.seconds(2),
        readTimeout: longestLookUp,
      }),
      fallbackOrigin: content,
      fallbackStatusCodes: [403, 500, 502, 503, 504],
    }),
    cachePolicy: CachePolicy.fromCachePolicyId(scope, 'LookUpCaching', partOf('lookUpCaching')),
  };
}

/** The API and its streams. */
export function describeApiBehaviors(
  scope: Construct,
  { origins, partOf }: Pick<BehaviorDetails, 'origins' | 'partOf'>,
): Record<string, BehaviorOptions> {
  const { apiDomain, originSecret, streams } = origins;
  const namer = findFunction(scope, 'Viewer', partOf('viewerFunction'));
  const shared = {
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    allowedMethods: AllowedMethods.ALLOW_ALL,
    compress: false,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    responseHeadersPolicy: ResponseHeadersPolicy.fromResponseHeadersPolicyId(
      scope,
      'ApiHeaders',
      partOf('apiHeaders'),
    ),
    functionAssociations: [{ function: namer, eventType: FunctionEventType.VIEWER_REQUEST }],
  };
  const signed = new FunctionUrlOriginAccessControl(scope, 'StreamAccess');
  const streaming = streams.map(({ path, url }): [string, BehaviorOptions] => [
    path,
    {
      ...shared,
      origin: FunctionUrlOrigin.withOriginAccessControl(url, {
        originAccessControl: signed,
        readTimeout: longestAnswer,
      }),
    },
  ]);
  const whole: IOrigin = new HttpOrigin(apiDomain, {
    customHeaders: { [originSecretHeader]: originSecret.secretValue.unsafeUnwrap() },
  });
  // The first matching pattern wins, and streams are API paths too.
  const roots = listApiRoots().map((root): [string, BehaviorOptions] => [
    `${root}/*`,
    { ...shared, origin: whole },
  ]);
  return Object.fromEntries([...streaming, ...roots]);
}

/** A function of the edge, by its ARN. */
export function findFunction(scope: Construct, id: string, functionArn: string): IFunction {
  return EdgeFunction.fromFunctionAttributes(scope, id, { functionName: id, functionArn });
}
