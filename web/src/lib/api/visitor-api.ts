import { deriveCalls } from './calls.ts';

/** Public calls, for pages of customers and of staff. */
export const visitorApi = deriveCalls(
  'visitor',
  async () => (await import('./visitor-client.ts')).visitorClient,
);
