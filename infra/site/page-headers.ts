import { matchesPattern, type PagePolicyName, policyRules } from '#shared/domain/page-policies.ts';
import { widgetScriptPath } from '#shared/domain/widget/widget-config.ts';

/** What a page's policy depends on besides its path. */
export type PagePolicy = {
  /** `script-src` sources for inline scripts: infra/build/inline-scripts.ts. */
  inlineScripts: readonly string[];
  /** Origin of browser uploads. */
  uploadOrigin: string;
  /** Origins of local website copies, whose logos pages show. */
  siteOrigins: readonly string[];
  /** Other origins that may frame assistants. */
  frameOrigins: readonly string[];
};

/** Headers of paths matching a pattern. `*` matches any characters, including `/`, as in CloudFront. */
export type HeaderRule = { pattern: string; headers: Record<string, string> };

/** Browser features our pages don't use, so no script may: https://www.w3.org/TR/permissions-policy. */
const unusedFeatures = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'serial', 'usb'],
];

/** Headers of every response. */
const everywhere = {
  'permissions-policy': unusedFeatures.map((power) => `${power}=()`).join(', '),
  'x-content-type-options': 'nosniff',
};

/** Policy of a response that is no page: a browser that shows it anyway loads and runs nothing. */
const describeInertPolicy = (frameAncestors: string) =>
  `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors ${frameAncestors}`;

/** Headers of API replies besides their own. Some replies are pages, with their own policy, which only our pages may frame. */
export const apiHeaders: Record<string, string> = {
  ...everywhere,
  'x-frame-options': 'SAMEORIGIN',
  'content-security-policy': describeInertPolicy("'self'"),
};

/** Headers of everything but API replies. The first matching rule wins. */
export function listHeaderRules(policy: PagePolicy): HeaderRule[] {
  const pages: Record<PagePolicyName, Record<string, string>> = {
    page: describePage(policy, "'none'"),
    assistant: describePage(policy, ["'self'", ...policy.frameOrigins].join(' ')),
    // Pages that are isolated from other origins frame only what is so itself, and the logo stands on the customer's own
    // server, which knows no such policy: it is asked for without cookies, https://html.spec.whatwg.org/#coep
    panel: {
      ...describePage(policy, 'https: http:'),
      'cross-origin-embedder-policy': 'credentialless',
      'cross-origin-resource-policy': 'cross-origin',
    },
    // Only the checkout runs the payment provider's script, which frames its form.
    checkout: describePage(policy, "'none'", stripeSources),
    'secret-address': { ...describePage(policy, "'none'"), 'referrer-policy': 'no-referrer' },
  };
  const unlisted = { 'x-robots-tag': 'noindex' };
  const file = {
    ...everywhere,
    ...describeFraming("'none'"),
    'content-security-policy': describeInertPolicy("'none'"),
  };
  return [
    { pattern: '/assets/*', headers: { ...file, 'cache-control': 'public, max-age=31536000, immutable' } },
    // Customers' pages hard-code this URL, so its cache is short; cross-origin isolated pages may load it
    // too.
    {
      pattern: widgetScriptPath,
      headers: {
        ...file,
        'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
        'cross-origin-resource-policy': 'cross-origin',
      },
    },
    ...policyRules.map(({ pattern, policy: name, isUnlisted }) => ({
      pattern,
      headers: { ...pages[name], ...(isUnlisted && unlisted) },
    })),
  ];
}

export function findHeaders(rules: readonly HeaderRule[], path: string): Record<string, string> {
  return rules.find(({ pattern }) => matchesPattern(pattern, path))?.headers ?? {};
}

/** A page's external sources by directive. */
type OutsideSources = Partial<Record<'script' | 'frame' | 'connect', string>>;
/** https://docs.stripe.com/security/guide#content-security-policy */
const stripeSources: OutsideSources = {
  script: 'https://js.stripe.com https://*.js.stripe.com',
  frame: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  connect: 'https://api.stripe.com',
};

function describePage(
  policy: PagePolicy,
  frameAncestors: string,
  outside: OutsideSources = {},
): Record<string, string> {
  return {
    'cache-control': 'no-cache',
    ...everywhere,
    ...describeFraming(frameAncestors),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': describeContentPolicy(policy, frameAncestors, outside),
  };
}

/** The header for browsers without `frame-ancestors`. It can't name origins, so frameable pages get none. */
function describeFraming(frameAncestors: string): Record<string, string> {
  if (frameAncestors === "'none'") return { 'x-frame-options': 'DENY' };
  return frameAncestors === "'self'" ? { 'x-frame-options': 'SAMEORIGIN' } : {};
}

function describeContentPolicy(
  { uploadOrigin, siteOrigins, inlineScripts }: PagePolicy,
  frameAncestors: string,
  { script, frame, connect }: OutsideSources,
): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...inlineScripts, ...(script ? [script] : [])].join(' ')}`,
    ...(frame ? [`frame-src ${frame}`] : []),
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self' data: https:", ...siteOrigins].join(' ')}`,
    "font-src 'self' data:",
    `connect-src ${["'self'", uploadOrigin, ...(connect ? [connect] : [])].join(' ')}`,
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');
}
