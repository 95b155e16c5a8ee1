import { TestRunner } from 'vitest';
import { describeTrial } from './trial.ts';

/** A trial with another address in each try of a test, because a failed try leaves its customer behind. */
export function describeTrialOfTry(name: string, website: string): ReturnType<typeof describeTrial> {
  const trial = describeTrial(name, website);
  const failedTries = TestRunner.getCurrentTest()?.result?.retryCount ?? 0;
  if (failedTries === 0) return trial;
  const username = `${trial.adminContact.username}-${failedTries + 1}`;
  const adminContact = { ...trial.adminContact, username, email: `${username}@maple-grove.org` };
  return { ...trial, adminContact };
}
