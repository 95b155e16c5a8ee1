import { Duration, Stack } from 'aws-cdk-lib';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CacheHeaderBehavior,
  CachePolicy,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  FunctionUrlOriginAccessControl,
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
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { originSecretHeader } from '#functions/http/origin-secret.ts';
import { pagePathHeader } from '#functions/http/page-path-header.ts';
import {
  buildMissingStatusFunction,
  buildPageRouter,
  buildViewerHeadersFunction,
} from '#infra/build/edge-functions.ts';
import { anyPath, apiHeaders, type HeaderRule } from '#infra/site/page-headers.ts';
import { lookedUpPath, type PageSet } from '#infra/site/route-page.ts';
import { listApiRoots } from '#shared/contract/index.ts';
import { describeResponseHeaders } from './response-headers.ts';

/** Origins of everything that isn't a static page. */
export type ApiOrigins = {
  apiDomain: string;
  /** Sent by the distributions to authenticate themselves. */
  originSecret: ISecret;
  /** Function URLs of streaming routes. */
  streams: readonly { path: string; url: IFunctionUrl }[];
  /** URL of the function that serves assistants' and forms' pages. */
  lookUps: IFunctionUrl;
};

/** A distribution's behavior for each path: the API, its streams, and one page set. */
export type SiteBehaviors = {
  defaultBehavior: BehaviorOptions;
  additionalBehaviors: Record<string, BehaviorOptions>;
};

/** A cold start plus the function's own time limit: functions/http/find-page-status.ts. */
const longestLookUp = Duration.seconds(4);
/** Functions may take longer for the first byte than CloudFront's default of 30 seconds. */
const longestAnswer = Duration.seconds(60);

/** Creates what the distributions share, and returns the behaviors for a page set. */
export function createBehaviors(
  scope: Construct,
  { bucket, rules, origins }: { bucket: Bucket; rules: readonly HeaderRule[]; origins: ApiOrigins },
): (pages: PageSet) => SiteBehaviors {
  const apiBehaviors = createApiBehaviors(scope, origins);
  const content = S3BucketOrigin.withOriginAccessControl(bucket, {
    originAccessControl: new S3OriginAccessControl(scope, 'ContentAccess'),
    // Without LIST, S3 returns 403 for a missing object.
    originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
  });
  const lookedUp = createLookUp(scope, { lookUps: origins.lookUps, content });
  const missing = createEdgeFunction(scope, 'missing', buildMissingStatusFunction());
  const policies = rules.map(({ pattern, headers }, index) => ({
    pattern,
    policy: new ResponseHeadersPolicy(scope, `Headers${index}`, {
      ...describeResponseHeaders(headers),
      comment: pattern,
    }),
  }));
  return (pages) => {
    const router = createEdgeFunction(scope, `${pages.name}-pages`, buildPageRouter(pages));
    const paths = policies.map(({ pattern, policy }): [string, BehaviorOptions] => [
      pattern,
      {
        ...(lookedUpPath.test(pattern)
          ? lookedUp
          : { origin: content, cachePolicy: CachePolicy.CACHING_OPTIMIZED }),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        responseHeadersPolicy: policy,
        functionAssociations: [
          { function: router, eventType: FunctionEventType.VIEWER_REQUEST },
          { function: missing, eventType: FunctionEventType.VIEWER_RESPONSE },
        ],
      },
    ]);
    const { [anyPath]: defaultBehavior, ...pagePaths } = Object.fromEntries(paths);
    if (!defaultBehavior) throw new Error('The last header rule must match every path');
    return { defaultBehavior, additionalBehaviors: { ...apiBehaviors, ...pagePaths } };
  };
}

/** Serves these pages from a function, with the bucket as a fallback, so that no visitor sees an error. */
function createLookUp(
  scope: Construct,
  { lookUps, content }: { lookUps: IFunctionUrl; content: IOrigin },
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
    cachePolicy: new CachePolicy(scope, 'LookUpCaching', {
      comment: 'As long as the function says, by the requested path',
      headerBehavior: CacheHeaderBehavior.allowList(pagePathHeader),
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(60),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    }),
  };
}

function createApiBehaviors(
  scope: Construct,
  { apiDomain, originSecret, streams }: ApiOrigins,
): Record<string, BehaviorOptions> {
  const namer = createEdgeFunction(scope, 'viewer', buildViewerHeadersFunction());
  const shared = {
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    allowedMethods: AllowedMethods.ALLOW_ALL,
    compress: false,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    responseHeadersPolicy: new ResponseHeadersPolicy(
      scope,
      'ApiHeaders',
      describeResponseHeaders(apiHeaders, { keepsOwnPolicies: true }),
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

function createEdgeFunction(scope: Construct, name: string, code: string): EdgeFunction {
  return new EdgeFunction(scope, `${name}-function`, {
    functionName: `${Stack.of(scope).stackName}-${name}`,
    code: FunctionCode.fromInline(code),
    runtime: FunctionRuntime.JS_2_0,
  });
}
