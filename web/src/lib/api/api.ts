import { deriveCalls } from './calls.ts';
import { loadClient } from './load-client.ts';

/** The calls of customers' pages. Staff pages may not use them. */
export const api = deriveCalls('user', loadClient);
