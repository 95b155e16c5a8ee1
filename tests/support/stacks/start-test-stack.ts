import { type Stack, startStack } from '#infra/local/start-stack.ts';
import { startSmallSite } from './small-site.ts';

/** `smallSiteUrl` comes from `startSmallSite`. */
export type TestStack = Stack & { smallSiteUrl: string };

/** Starts the whole product in this process on free ports, without rate limits, with a small website. */
export async function startTestStack(
  dataDir: string,
  crawlerHosts: readonly string[] = [],
): Promise<TestStack> {
  const site = await startSmallSite();
  const hosts = [site.crawlerHosts, ...crawlerHosts].join(',');
  const stack = await startStack({ port: 0, dataDir, crawlerHosts: hosts, rateLimits: false }).catch(
    async (error: unknown) => {
      await site.stop();
      throw error;
    },
  );
  const stop = async () => {
    await stack.stop().finally(site.stop);
  };
  return { ...stack, smallSiteUrl: site.url, stop };
}
