import { addDays } from '#shared/domain/trial.ts';

/** Id of the mail that sums up the week of this moment: from Monday to Monday, in UTC. */
export function makeWeeklyMailId(organisationId: string, moment: Date): string {
  const monday = addDays(moment, -((moment.getUTCDay() + 6) % 7));
  return `weekly-${organisationId}-${monday.toISOString().slice(0, 10)}`;
}
