import { widgetScriptPath } from '#shared/domain/widget/widget-config.ts';

/** What the policy of a page depends on, beside its path. */
export type PagePolicy = {
  /** Sources of `script-src` for the scripts that stand in the pages: infra/build/inline-scripts.ts. */
  inlineScripts: readonly string[];
  /** Origin to which browsers PUT their uploads. */
  uploadOrigin: string;
  /** Origins of local copies of websites, whose logos pages show. */
  siteOrigins: readonly string[];
  /** Origins beside the own one that may show assistants in a frame. */
  frameOrigins: readonly string[];
};

/** Headers of the paths that fit a pattern. `*` stands for any characters, `/` among them, as in CloudFront. */
export type HeaderRule = { pattern: string; headers: Record<string, string> };

/** The pattern that fits every path: the last rule's. */
export const anyPath = '*';

/** Browser features that our pages do not use, so no script on them may: https://www.w3.org/TR/permissions-policy. */
const unusedPowers = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'serial', 'usb'],
];

/** Headers of every response. */
const everywhere = {
  'permissions-policy': unusedPowers.map((power) => `${power}=()`).join(', '),
  'x-content-type-options': 'nosniff',
};

/** Headers of the API's replies besides a reply's own. Some replies are pages, which only our pages may frame. */
export const apiHeaders: Record<string, string> = { ...everywhere, 'x-frame-options': 'SAMEORIGIN' };

/** Headers of everything but the API's replies. The first rule whose pattern fits counts. */
export function listHeaderRules(policy: PagePolicy): HeaderRule[] {
  const assistant = describePage(policy, ["'self'", ...policy.frameOrigins].join(' '));
  const unlisted = { 'x-robots-tag': 'noindex' };
  const file = { ...everywhere, ...describeFraming("'none'") };
  return [
    { pattern: '/assets/*', headers: { ...file, 'cache-control': 'public, max-age=31536000, immutable' } },
    // Customers' pages name it for ever, so it is asked for again soon; pages that isolate themselves may load it too.
    {
      pattern: widgetScriptPath,
      headers: {
        ...file,
        'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
        'cross-origin-resource-policy': 'cross-origin',
      },
    },
    // Customers embed the panel on sites that no header can list; the panel itself asks whose site it is on.
    { pattern: '/widget/*', headers: { ...describePage(policy, 'https: http:'), ...unlisted } },
    // Stored copies of sources: the originals are the organisations', and theirs to be found.
    { pattern: '/gptsite/*/source/*', headers: { ...assistant, ...unlisted } },
    { pattern: '/gptsite/*', headers: assistant },
    // The checkout alone runs the payment provider's script, which shows its form in a frame: https://docs.stripe.com/security/guide.
    { pattern: '/checkout/*', headers: describePage(policy, "'none'", stripeSources) },
    // The secret of its address is all that guards a sender's page.
    {
      pattern: '/messages/*',
      headers: { ...describePage(policy, "'none'"), ...unlisted, 'referrer-policy': 'no-referrer' },
    },
    // Customers' forms: who needs one is led to it.
    { pattern: '/form/*', headers: { ...describePage(policy, "'none'"), ...unlisted } },
    { pattern: anyPath, headers: describePage(policy, "'none'") },
  ];
}

/** The headers of a path. */
export function findHeaders(rules: readonly HeaderRule[], path: string): Record<string, string> {
  return rules.find(({ pattern }) => toExpression(pattern).test(path))?.headers ?? {};
}

function toExpression(pattern: string): RegExp {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}

/** What a page may load from elsewhere, by directive. */
type OutsideSources = Partial<Record<'script' | 'frame' | 'connect', string>>;
const stripeSources: OutsideSources = {
  script: 'https://js.stripe.com',
  frame: 'https://js.stripe.com https://hooks.stripe.com',
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

/** The header for browsers without `frame-ancestors`. It cannot name origins, so pages that others may frame get none. */
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
