/** How a page's document is protected: infra/site/page-headers.ts has the headers of each policy. */
export type PagePolicyName = 'page' | 'assistant' | 'panel' | 'checkout' | 'secret-address';

type PolicyRule = {
  /** `*` matches any characters, including `/`, as in CloudFront. */
  pattern: string;
  policy: PagePolicyName;
  /** Kept out of search results. */
  isUnlisted?: true;
};

/** The pattern of the last rule, which matches every path. */
export const anyPath = '*';

/** The policy of each page's path. The first matching rule wins. */
export const policyRules: readonly PolicyRule[] = [
  // Customers embed the panel on sites no header can list; the panel itself checks the embedding site.
  { pattern: '/widget/*', policy: 'panel', isUnlisted: true },
  // Stored copies of sources stay out of search results in favor of the originals.
  { pattern: '/gptsite/*/source/*', policy: 'assistant', isUnlisted: true },
  { pattern: '/gptsite/*', policy: 'assistant' },
  // The hub serves its checkout below /gptsites. CloudFront takes 20 policies an account, so one rule has both.
  { pattern: '*/checkout/*', policy: 'checkout' },
  // The secret in the URL is the only protection of a sender's page. Earlier links have it in the path.
  { pattern: '/messages*', policy: 'secret-address', isUnlisted: true },
  // Customers' forms stay out of search results, because visitors are led to them.
  { pattern: '/form/*', policy: 'page', isUnlisted: true },
  { pattern: anyPath, policy: 'page' },
];

/** Whether a path matches a pattern of CloudFront. */
export function matchesPattern(pattern: string, path: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(path);
}

/** The policy that the document at a path is loaded with. */
export function findPagePolicy(path: string): PagePolicyName {
  return policyRules.find(({ pattern }) => matchesPattern(pattern, path))?.policy ?? 'page';
}
