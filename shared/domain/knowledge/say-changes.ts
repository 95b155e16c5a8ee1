import type { FactChange, FactGroup, WebsiteChanges } from './website-changes.ts';

/** What a changed fact is, in a word or two. */
export const changeNames: Record<FactGroup, string> = {
  price: 'Price',
  date: 'Date',
  hours: 'Opening hours',
  person: 'Person',
  contact: 'Contact',
  link: 'Link',
};

/** What happened to a fact: "Price: $350 is now $999". */
export function sayChange({ group, before, after }: Pick<FactChange, 'group' | 'before' | 'after'>): string {
  const name = changeNames[group];
  if (!before) return `${name}: ${after?.value ?? ''} is new`;
  if (!after) return `${name}: ${before.value} is no longer there`;
  return before.value === after.value
    ? `${name}: ${after.value}`
    : `${name}: ${before.value} is now ${after.value}`;
}

/** What makes a page wait for its owner: hours, contacts and links alone are said at once. */
export function mayWait({ group }: Pick<FactChange, 'group'>): boolean {
  return group === 'price' || group === 'date' || group === 'person';
}

/** "5 facts changed, 2 pages moved, 1 page is gone." */
export function sumUpChanges({
  factCount,
  moved,
  vanished,
}: {
  factCount: number;
  moved: WebsiteChanges['moved'];
  vanished: readonly unknown[];
}): string {
  const parts = [
    factCount > 0 && `${count(factCount, 'fact')} changed`,
    moved.length > 0 && `${count(moved.length, 'page')} moved`,
    vanished.length > 0 && `${count(vanished.length, 'page')} ${vanished.length === 1 ? 'is' : 'are'} gone`,
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

function count(number: number, one: string): string {
  return `${number.toLocaleString('en-US')} ${one}${number === 1 ? '' : 's'}`;
}
