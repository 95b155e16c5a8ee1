/** Hourly counts of a brand. */
export const activityNames = [
  'visitors',
  'conversations',
  'questions',
  'answered',
  'unsure',
  'responseMs',
  'rated',
  'helpful',
  /** Messages forwarded to a person. */
  'forwarded',
  'formViews',
  'formSubmissions',
  /** Pages of websites, those that a browser had to show, and how long it took. */
  'pagesRead',
  'pagesRendered',
  'renderMs',
] as const;
export type ActivityName = (typeof activityNames)[number];
export type Activity = Record<ActivityName, number>;

export const noActivity: Activity = {
  ...{ visitors: 0, conversations: 0, questions: 0, answered: 0, unsure: 0, responseMs: 0 },
  ...{ rated: 0, helpful: 0, forwarded: 0, formViews: 0, formSubmissions: 0 },
  ...{ pagesRead: 0, pagesRendered: 0, renderMs: 0 },
};

export function sumActivity(all: readonly Activity[]): Activity {
  const total = { ...noActivity };
  for (const one of all) for (const name of activityNames) total[name] += one[name];
  return total;
}
