import { deriveCalls } from './calls.ts';

/** The calls of customers' pages; their client loads with the first. Staff pages may not use them. */
export const api = deriveCalls('user', async () => (await import('./client.ts')).client);
