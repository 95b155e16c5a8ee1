import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type ResponseHeadersPolicyProps,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';

/** A year, as https://hstspreload.org requires. */
const strictTransportSecurity = {
  accessControlMaxAge: Duration.days(365),
  override: true,
};

/** CloudFront has dedicated fields for these and refuses them as custom headers. */
const securityHeaders: Record<
  string,
  (value: string, keepsOwnPolicies: boolean) => ResponseSecurityHeadersBehavior
> = {
  'content-security-policy': (contentSecurityPolicy, keepsOwnPolicies) => ({
    contentSecurityPolicy: { contentSecurityPolicy, override: !keepsOwnPolicies },
  }),
  'x-frame-options': (value) => ({
    frameOptions: { frameOption: findValue(HeadersFrameOption, value), override: true },
  }),
  'x-content-type-options': () => ({ contentTypeOptions: { override: true } }),
  'referrer-policy': (value) => ({
    referrerPolicy: { referrerPolicy: findValue(HeadersReferrerPolicy, value), override: true },
  }),
};

/**
 * Response headers in CloudFront's format, with HSTS for a year. A content security policy of the origin may win. On an
 * owner's domain HSTS leaves out the subdomains, which are not ours.
 */
export function describeResponseHeaders(
  headers: Record<string, string>,
  { keepsOwnPolicies = false, includeSubdomains = true } = {},
): ResponseHeadersPolicyProps {
  const entries = Object.entries(headers);
  return {
    securityHeadersBehavior: Object.assign(
      { strictTransportSecurity: { ...strictTransportSecurity, includeSubdomains } },
      ...entries.map(([name, value]) => securityHeaders[name]?.(value, keepsOwnPolicies) ?? {}),
    ),
    customHeadersBehavior: {
      customHeaders: entries
        .filter(([name]) => !Object.hasOwn(securityHeaders, name))
        .map(([header, value]) => ({ header, value, override: true })),
    },
  };
}

function findValue<Value extends string>(known: Record<string, Value>, value: string): Value {
  const found = Object.values(known).find((it) => it === value);
  if (!found) throw new Error(`CloudFront does not support the header value ${value}`);
  return found;
}
