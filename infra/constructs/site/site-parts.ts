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
  buildOwnPageRouter,
  buildPageRouter,
  buildViewerHeadersFunction,
} from '#infra/build/edge-functions.ts';
import { apiHeaders, type HeaderRule } from '#infra/site/page-headers.ts';
import type { PageSet } from '#infra/site/route-page.ts';
import { describeResponseHeaders } from './response-headers.ts';

/** The shared-value name of the headers for a pattern. */
export const headersName = (pattern: string) => `headers ${pattern}`;
/** The policies of owners' domains, beside those of the same names for ours. */
const ownHeaders = ['apiHeaders', headersName('/assets/*'), headersName('/gptsite/*')];
/** The shared-value name of a part, on domains of owners. */
export const ownPartName = (name: string) => (ownHeaders.includes(name) ? `own ${name}` : name);
/** The shared-value name of the function that maps the paths of a page set. */
export const routerName = (pageSet: string) => `${pageSet} pages`;

/**
 * Creates what the distributions share, and returns its ids by shared-value name. An account may have 20
 * policies of response headers, so each distribution cannot have its own.
 */
export function createSiteParts(
  scope: Construct,
  {
    rules,
    pageSets,
    hasOwnDomains,
  }: { rules: readonly HeaderRule[]; pageSets: readonly PageSet[]; hasOwnDomains: boolean },
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
    ...(hasOwnDomains && { ownPagesFunction: createEdgeFunction(scope, 'own-pages', buildOwnPageRouter()) }),
    ...createAllHeaders(scope, rules),
    ...(hasOwnDomains && createAllHeaders(scope, rules, true)),
  };
}

/** Every policy by its shared-value name, or those of owners' domains. */
function createAllHeaders(scope: Construct, rules: readonly HeaderRule[], isOwn = false) {
  const all: [string, string, HeaderRule][] = [
    ['apiHeaders', 'ApiHeaders', { pattern: 'API', headers: apiHeaders }],
    // Named by its pattern, so that a new rule does not give another rule's headers to its paths.
    ...rules.map((rule): [string, string, HeaderRule] => [
      headersName(rule.pattern),
      `Headers${rule.pattern.replace(/\W+/g, '-')}`,
      rule,
    ]),
  ];
  return Object.fromEntries(
    all
      .filter(([name]) => !isOwn || ownHeaders.includes(name))
      .map(([name, id, rule]) => {
        const options = { keepsOwnPolicies: name === 'apiHeaders', includeSubdomains: !isOwn };
        return isOwn
          ? [ownPartName(name), createHeaders(scope, `Own${id}`, rule, options)]
          : [name, createHeaders(scope, id, rule, options)];
      }),
  );
}

function createHeaders(
  scope: Construct,
  id: string,
  { pattern, headers }: HeaderRule,
  options: { keepsOwnPolicies: boolean; includeSubdomains: boolean },
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
