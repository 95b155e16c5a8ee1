/** What a letter of staff is about, which decides who may have declined it. */
export const letterSubjects = ['news', 'trial', 'account'] as const;
export type LetterSubject = (typeof letterSubjects)[number];

/** What staff may write into a letter, to be replaced for each customer. */
export const letterFields = { organization: '{organization}', trialEnd: '{trial end}' } as const;
