import type { Policy } from './policy.ts';

/** Checks that an API call came through the distribution: it reads one secret, named by its stack. */
export const gatekeeperPolicy: Policy = { memoryMegabytes: 256, timeoutSeconds: 5 };

/** Looks up whether a page's assistant or form exists. */
export const pagePolicy: Policy = { memoryMegabytes: 512, timeoutSeconds: 5, table: ['GetItem'] };
