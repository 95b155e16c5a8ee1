/** What a letter of staff is about, which decides who may have declined it. */
export const letterSubjects = ['news', 'trial', 'account'] as const;
export type LetterSubject = (typeof letterSubjects)[number];

/** What staff may write into a letter, to be replaced for each customer. */
export const letterFields = { organization: '{organization}', trialEnd: '{trial end}' } as const;

type Readers = 'trial' | 'customer' | 'any';

/** Of letters to these customers: only a trial has an end. */
export function listLetterFields(kind: Readers): string[] {
  return kind === 'customer' ? [letterFields.organization] : Object.values(letterFields);
}

/** What is wrong with the words in braces, which would reach customers as they are. */
export function findFieldProblem(text: string, kind: Readers): string | undefined {
  const known = listLetterFields(kind);
  const unknown = text.match(/\{[^{}]*\}?|\}/g)?.find((field) => !known.includes(field));
  return unknown && `${unknown} is not replaced here. Write ${known.join(' or ')}, or leave out the braces.`;
}
