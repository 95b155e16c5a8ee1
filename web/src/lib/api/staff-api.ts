import { deriveCalls } from './calls.ts';

/** The calls of staff's pages, with the staff sign-in. */
export const staffApi = deriveCalls('staff', async () =>
  (await import('./staff-client.ts')).createStaffClient(),
);
