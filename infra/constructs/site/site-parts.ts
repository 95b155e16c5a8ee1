import { Duration, Stack } from 'aws-cdk-lib';
import {
  CacheHeaderBehavior,
  CachePolicy,
  Function as EdgeFunction,
  FunctionCode,
  FunctionRuntime,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { pagePathHeader } from '#functions/http/page-path-header.ts';
import {
  buildMissingStatusFunction,
  buildPageRouter,
  buildViewerHeadersFunction,
} from '#infra/build/edge-functions.ts';
import { apiHeaders, type HeaderRule } from '#infra/site/page-headers.ts';
import type { PageSet } from '#infra/site/route-page.ts';
import { describeResponseHeaders } from './response-headers.ts';

/** The shared-value name of the headers for a pattern. */
export const headersName = (pattern: string) => `headers ${pattern}`;
/** The shared-value name of the function that maps the paths of a page set. */
export const routerName = (pageSet: string) => `${pageSet} pages`;

/**
 * Creates what the distributions share, and returns its ids by shared-value name. An account may have 20
 * policies of response headers, so each distribution cannot have its own.
 */
export function createSiteParts(
  scope: Construct,
  { rules, pageSets }: { rules: readonly HeaderRule[]; pageSets: readonly PageSet[] },
): Record<string, string> {
  return {
    lookUpCaching: createLookUpCaching(scope).cachePolicyId,
    viewerFunction: createEdgeFunction(scope, 'viewer', buildViewerHeadersFunction()),
    missingFunction: createEdgeFunction(scope, 'missing', buildMissingStatusFunction()),
    ...Object.fromEntries(
      pageSets.map((pages) => [
        routerName(pages.name),
        createEdgeFunction(scope, `${pages.name}-pages`, buildPageRouter(pages)),
      ]),
    ),
    apiHeaders: createHeaders(
      scope,
      'ApiHeaders',
      { pattern: 'API', headers: apiHeaders },
      { keepsOwnPolicies: true },
    ),
    ...Object.fromEntries(
      rules.map((rule) => [
        headersName(rule.pattern),
        // Named by its pattern, so that a new rule does not give another rule's headers to its paths.
        createHeaders(scope, `Headers${rule.pattern.replace(/\W+/g, '-')}`, rule),
      ]),
    ),
  };
}

function createHeaders(
  scope: Construct,
  id: string,
  { pattern, headers }: HeaderRule,
  options: { keepsOwnPolicies?: boolean } = {},
): string {
  const described = describeResponseHeaders(headers, options);
  return new ResponseHeadersPolicy(scope, id, { ...described, comment: pattern }).responseHeadersPolicyId;
}

function createLookUpCaching(scope: Construct): CachePolicy {
  return new CachePolicy(scope, 'LookUpCaching', {
    comment: 'As long as the function says, by the requested path',
    headerBehavior: CacheHeaderBehavior.allowList(pagePathHeader),
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(60),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  });
}

function createEdgeFunction(scope: Construct, name: string, code: string): string {
  return new EdgeFunction(scope, `${name}-function`, {
    functionName: `${Stack.of(scope).stackName}-${name}`,
    code: FunctionCode.fromInline(code),
    runtime: FunctionRuntime.JS_2_0,
  }).functionArn;
}
