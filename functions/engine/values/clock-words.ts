import { calendarSource } from './calendar-source.ts';

/** Words for twelve o'clock by day and by night, as sources of regular expressions in groups of their own. */
export const noonSource = calendarSource(({ noon }) => noon);
export const midnightSource = calendarSource(({ midnight }) => midnight);
