import { expect, test } from 'vitest';
import type { Member } from '#shared/domain/member.ts';
import { fakeClient } from '#tests/support/pages/fake-client.ts';
import { openPart } from '#tests/support/pages/open-part.tsx';
import { MemberLine } from './member-line.tsx';

const invited: Member = {
  ...{ id: 'guest', name: 'Ines Ortiz', email: 'ines@maple.org', status: 'active', isInvited: true },
  role: 'editor',
};

test('an invitation nobody has accepted is withdrawn with one press: its link ends, and it is gone', async () => {
  const calls = fakeClient({
    members: { change: () => ({ ...invited, status: 'inactive' }), remove: () => ({ success: true }) },
  });
  const { screen, press } = openPart(<MemberLine member={invited} />);
  expect(screen.queryByRole('button', { name: /Deactivate/ })).toBeNull();
  await press('Withdraw the invitation of Ines Ortiz');
  await expect.poll(() => calls.inputsOf('members.remove')).toEqual([{ id: 'guest' }]);
  expect(calls.inputsOf('members.change')).toEqual([{ id: 'guest', status: 'inactive' }]);
});

test('who accepted the invitation a moment before is deactivated, not removed', async () => {
  const calls = fakeClient({
    members: {
      change: () => ({ ...invited, status: 'inactive', isInvited: false }),
      remove: () => ({ success: true }),
    },
  });
  const { press } = openPart(<MemberLine member={invited} />);
  await press('Withdraw the invitation of Ines Ortiz');
  await expect.poll(() => calls.inputsOf('members.change')).toHaveLength(1);
  expect(calls.inputsOf('members.remove')).toEqual([]);
});

test('a role is changed where it stands, and no other is offered than those of members', async () => {
  const calls = fakeClient({ members: { change: () => ({ ...invited, isInvited: false, role: 'viewer' }) } });
  const { screen, user } = openPart(<MemberLine member={{ ...invited, isInvited: false }} />);
  const select = screen.getByLabelText('Role of Ines Ortiz');
  expect([...select.querySelectorAll('option')].map(({ text }) => text)).toEqual(['Viewer', 'Editor']);
  await user.selectOptions(select, 'viewer');
  await expect.poll(() => calls.inputsOf('members.change')).toEqual([{ id: 'guest', role: 'viewer' }]);
});
