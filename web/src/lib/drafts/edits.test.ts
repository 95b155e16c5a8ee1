import { describe, expect, test } from 'vitest';
import { addEdits, findConflicts, leaveUnsaved, settleConflict } from './edits.ts';

type Value = { name: string; days: string[]; isOn: boolean };
const read: Value = { name: 'Maple', days: ['Mon'], isOn: true };
const edit = (change: Partial<Value>, before = addEdits<Value>(undefined, read, {})) =>
  addEdits(before, read, change);

describe('two people who change a form at once', () => {
  test('keep both changes if they concern different fields', () => {
    const mine = edit({ name: 'Oak' });
    const stored = { ...read, isOn: false };
    expect(findConflicts(mine, stored)).toEqual([]);
    expect({ ...stored, ...mine?.to }).toEqual({ ...read, name: 'Oak', isOn: false });
  });

  test('see both values of a field that they changed differently, and lose neither', () => {
    const mine = edit({ days: ['Tue'] }, edit({ name: 'Oak' }));
    const stored = { ...read, name: 'Elm', days: ['Tue'] };
    expect(findConflicts(mine, stored)).toEqual([{ field: 'name', mine: 'Oak', theirs: 'Elm' }]);
    const kept = settleConflict(mine, stored, { field: 'name', keepsMine: true });
    expect([findConflicts(kept, stored), kept?.to.name]).toEqual([[], 'Oak']);
    const theirs = settleConflict(mine, stored, { field: 'name', keepsMine: false });
    expect([findConflicts(theirs, stored), { ...stored, ...theirs?.to }.name]).toEqual([[], 'Elm']);
    const later = { ...stored, name: 'Ash' };
    expect(findConflicts(kept, later), 'changed again since').toEqual([
      { field: 'name', mine: 'Oak', theirs: 'Ash' },
    ]);
  });
});

test('a field changed back, and one that was saved, are no longer edited; what was typed meanwhile is', () => {
  expect(edit({ name: 'Maple' }, edit({ name: 'Oak' }))).toBeUndefined();
  const mine = edit({ name: 'Oak ', isOn: false });
  const cleaned = { sent: { ...read, ...mine?.to }, saved: { ...read, name: 'Oak', isOn: false } };
  expect(leaveUnsaved(mine, cleaned)).toBeUndefined();
  const typed = addEdits(mine, read, { name: 'Oak Hill' });
  expect(leaveUnsaved(typed, cleaned)).toEqual({
    from: { name: 'Oak' },
    to: { name: 'Oak Hill' },
  });
});
