import type { CrawlState } from '../crawl-state.ts';
import { FetchFaultError } from '../fetch/fetch-failure.ts';
import type { Fetcher } from '../fetch/fetcher.ts';
import { loadRobots, type RobotsCache, robotsAgent } from '../robots/load-robots.ts';
import { isAllowed } from '../robots/robots.ts';

/** Allows a URL or throws `FetchFaultError` with the reason. */
export type RobotsGate = (url: URL) => Promise<void>;

/** Requests the robots.txt of each origin once (rules are per scheme, host and port) and stores it in `robots`. */
export function openRobotsGate(
  deps: { fetch: Fetcher; now(): number; robotsCache?: RobotsCache | undefined },
  robots: CrawlState['robots'],
  signal?: AbortSignal,
): RobotsGate {
  const loading = new Map<string, ReturnType<typeof loadRobots>>();
  return async (url) => {
    const { origin } = url;
    if (!robots[origin]) {
      const pending = loading.get(origin) ?? loadRobots(deps, origin, signal);
      loading.set(origin, pending);
      const result = await pending;
      if (!result.ok)
        throw new FetchFaultError({ code: result.code, reason: result.reason, transient: false });
      robots[origin] = result.robots;
    }
    const rules = robots[origin];
    if (rules && isAllowed(rules, robotsAgent, url)) return;
    throw new FetchFaultError({
      code: 'robots-disallowed',
      reason: 'The website’s robots.txt does not allow it to be read.',
      transient: false,
    });
  };
}
