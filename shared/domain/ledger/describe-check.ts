import type { Finding, LedgerCheck } from './check-ledger.ts';

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** What a check means, in one or two sentences. */
export function describeCheck(check: LedgerCheck): string {
  const { answers, days, isIntact, proven, findings } = check;
  if (!isIntact) {
    const isRootUnknown = findings.some(({ kind }) => kind === 'unknown-root');
    return isRootUnknown && findings.every(({ kind }) => kind === 'unknown-root' || isHarmless(kind))
      ? 'The file agrees with itself, but not with the code of the email.'
      : 'This file was changed after its days were sealed.';
  }
  const size = `${counted(answers, 'answer')}, ${counted(days, 'sealed day')}`;
  if (proven) {
    const later = `${counted(proven.later, 'later answer')} agree with the file; only the code of a later day proves them.`;
    return `Complete: every answer up to ${proven.through} is as it was when the code was mailed (${size}).${proven.later > 0 ? ` ${later}` : ''}`;
  }
  return days === 0
    ? `The file agrees with itself (${size}).`
    : `The file agrees with itself (${size}). Paste the code of an email to prove that nothing was changed since that day.`;
}

const isHarmless = (kind: Finding['kind']): boolean => kind === 'redacted-entry' || kind === 'unsealed';

/** One finding in words. */
export function describeFinding(finding: Finding): string {
  switch (finding.kind) {
    case 'changed-entry':
      return `Answer ${finding.number} (${finding.answeredAt}): the entry was changed.`;
    case 'added-entry':
      return `Answer ${finding.number} (${finding.answeredAt}): the entry was added later.`;
    case 'redacted-entry':
      return `Answer ${finding.number} (${finding.answeredAt}): its words were removed from the record. The entry itself is checked.`;
    case 'changed-text':
      return `Answer ${finding.number} (${finding.answeredAt}): the ${finding.part} was changed.`;
    case 'missing-entries':
      return `${finding.day}: ${counted(finding.count, 'sealed answer')} missing.`;
    case 'unsealed':
      return `${finding.day}: ${counted(finding.count, 'answer')} not sealed yet. A day is sealed in the night after it (UTC).`;
    case 'changed-seal':
      return `${finding.day}: the code of the day does not match its list of answers.`;
    case 'broken-link':
      return `${finding.day}: the day does not follow the day sealed before it. A day is missing or was changed.`;
    case 'unknown-root':
      return 'No day in this file has the code that you pasted. Check that you copied all 64 characters, and that the file includes the day of the email.';
  }
}
