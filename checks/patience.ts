/**
 * How long a test waits for what it asserts, a page for what is clicked, and a test for its end: bounds for what hangs.
 * Nothing waits longer than it takes, and a shared machine has been seen at a quarter of its speed.
 */
export const patienceMilliseconds = 60_000;
export const testMilliseconds = 5 * patienceMilliseconds;
