import type { ChangedValue } from './changed-value.ts';

const fieldNames: Record<ChangedValue['field'], string> = {
  ...{ name: 'Name', email: 'Email', phone: 'Phone', website: 'Website', trialEndsAt: 'End of the trial' },
};

/** A value before and after it was changed, in words. */
export function describeChange(
  { field, from, to }: ChangedValue,
  sayDay: (instant: string) => string,
): { name: string; from: string; to: string } {
  const say = (value: string) => {
    if (!value) return 'none';
    return field === 'trialEndsAt' ? sayDay(value) : value;
  };
  return { name: fieldNames[field], from: say(from), to: say(to) };
}
