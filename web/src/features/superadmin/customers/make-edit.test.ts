import { expect, test } from 'vitest';
import type { ListedUser } from '#shared/domain/staff/listed-customer.ts';
import { makeDraft, makeEdit, mergeDraft } from './make-edit.ts';

const row: ListedUser = {
  ...{ kind: 'trial', id: 'o1', conversionId: 'c1', brandId: 'edgpt', domain: 'EdGPT.ai', version: 1 },
  ...{ organisation: 'Maple', name: 'Elena', email: 'elena@maple.example', pendingEmail: null },
  ...{ phone: '1', website: '' },
  ...{ plan: 'trial', status: 'active', startDate: '2026-11-20T10:00:00Z', endDate: '2026-11-27T10:00:00Z' },
};

test('an edit of a row that somebody else has saved meanwhile sends only what was entered', () => {
  const draft = { ...makeDraft(row), name: 'Elena Marsh' };
  const later: ListedUser = { ...row, version: 2, phone: '2' };
  const { fields, conflicts } = mergeDraft(later, draft);
  expect(conflicts).toEqual([]);
  expect(makeEdit(later, fields).edit).toEqual({ name: 'Elena Marsh' });
});

test('a field that both have changed shows both values, and the chosen one is sent', () => {
  const draft = { ...makeDraft(row), phone: '3' };
  const later: ListedUser = { ...row, version: 2, phone: '2' };
  const { conflicts, settle } = mergeDraft(later, draft);
  expect(conflicts).toEqual([{ field: 'phone', mine: '3', theirs: '2' }]);
  const send = (keepsMine: boolean) =>
    makeEdit(later, mergeDraft(later, settle('phone', keepsMine)).fields).edit;
  expect([send(true), send(false)]).toEqual([{ phone: '3' }, {}]);
  expect(mergeDraft(later, settle('phone', true)).conflicts).toEqual([]);
});
