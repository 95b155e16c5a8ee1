import { deriveCalls } from './calls.ts';
import { loadVisitorClient } from './load-visitor-client.ts';

/** Public calls, for pages of customers and of staff. */
export const visitorApi = deriveCalls('visitor', loadVisitorClient);
