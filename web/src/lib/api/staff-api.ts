import { deriveCalls } from './calls.ts';
import { loadStaffClient } from './load-staff-client.ts';

/** The calls of staff's pages, with the staff sign-in. */
export const staffApi = deriveCalls('staff', () => loadStaffClient());
