import { widgetScriptPath } from '#shared/domain/widget-config.ts';

/** Pages of the build that stand for many addresses. */
export type PageShell = 'app.html' | 'assistant.html' | 'panel.html';

/** What differs from page to page in how it is served. */
export type PagePolicy = {
  /** File of `dist/pages` that answers where no page was rendered in advance. */
  shell: PageShell;
  /** Sources of the directive `frame-ancestors`: who may show the page in a frame. */
  frameAncestors: string;
  /** Whether search engines are kept away. */
  isUnlisted: boolean;
};

type Rule = PagePolicy & { paths: RegExp };

const ordinary: PagePolicy = { shell: 'app.html', frameAncestors: "'self'", isUnlisted: false };

const rules: readonly Rule[] = [
  // Customers embed the panel on sites that no header can list; the panel itself asks whose site it is on.
  {
    ...ordinary,
    paths: /^\/widget\/[^/]+\/?$/,
    shell: 'panel.html',
    frameAncestors: 'https: http:',
    isUnlisted: true,
  },
  // Has a form for browsers without scripts.
  { ...ordinary, paths: /^\/gptsite\/[^/]+\/?$/, shell: 'assistant.html' },
  // Stored copies of sources: the originals are the organisations', and theirs to be found.
  { ...ordinary, paths: /^\/gptsite\/[^/]+\/source\//, isUnlisted: true },
  // Customers' forms: who needs one is led to it.
  { ...ordinary, paths: /^\/form\//, isUnlisted: true },
];

/** How the page of a path is served, here and in the cloud. */
export function findPagePolicy(path: string): PagePolicy {
  return rules.find(({ paths }) => paths.test(path)) ?? ordinary;
}

/** Caching and sharing of a file of `dist/web`, by its path. */
export function describeAssetHeaders(path: string): Record<string, string> {
  const always = { 'x-content-type-options': 'nosniff' };
  if (path.startsWith('/assets/'))
    return { ...always, 'cache-control': 'public, max-age=31536000, immutable' };
  // Customers' pages name it for ever, so it is asked for again soon; pages that isolate themselves may load it too.
  if (path === widgetScriptPath) {
    return {
      ...always,
      'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
      'cross-origin-resource-policy': 'cross-origin',
    };
  }
  return always;
}
