import * as z from 'zod';

/** English short names, as `Intl` formats them. */
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export type Weekday = (typeof weekdays)[number];

const hourOfDaySchema = z.number().multipleOf(0.25);

const week = {
  days: z.array(z.enum(weekdays)).min(1, 'Choose at least one day').max(weekdays.length),
  opens: hourOfDaySchema.min(0).max(23.75),
  closes: hourOfDaySchema.min(0.25).max(24),
};

/** An IANA time zone. */
export const timeZoneSchema = z.string().max(60).refine(isTimeZone, 'Choose a time zone');

/** When an organisation's people answer: between two quarter hours on some weekdays; 9.5 is half past nine. */
export const officeHoursSchema = z
  .object({ ...week, timeZone: timeZoneSchema })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    message: 'Choose a time after the opening',
  });
export type OfficeHours = z.infer<typeof officeHoursSchema>;

/** Hours that a website states, in its words too; the time zone follows from its address, if known. */
export const statedHoursSchema = z.object({ ...week, timeZone: z.string().optional(), text: z.string() });
export type StatedHours = z.infer<typeof statedHoursSchema>;

/** The brands' own office hours: Monday to Friday, 9 to 18 Pacific. */
export const brandOfficeHours: OfficeHours = {
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  opens: 9,
  closes: 18,
  timeZone: 'America/Los_Angeles',
};

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
