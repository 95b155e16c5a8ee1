/** Upper bounds for assertions, clicks and whole tests, sized for a shared machine at a quarter of its speed. */
export const patienceMilliseconds = 60_000;
export const testMilliseconds = 5 * patienceMilliseconds;
