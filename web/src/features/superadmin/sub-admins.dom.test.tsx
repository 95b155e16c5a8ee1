import { expect, test } from 'vitest';
import type { SubAdmin } from '#shared/domain/staff/staff-dashboard.ts';
import { fakeClient } from '#tests/support/pages/fake-client.ts';
import { openPart } from '#tests/support/pages/open-part.tsx';
import { SubAdmins } from './sub-admins.tsx';

const invited: SubAdmin = {
  ...{ id: 'ines', name: 'Ines Ortiz', email: 'ines@staff.example', domain: 'EdGPT.ai', brandId: 'edgpt' },
  ...{ role: 'Domain Admin', isSuperadmin: false, status: 'active', isInvited: true, lastActive: null },
};

test('an invitation nobody has accepted is withdrawn, and has nothing to deactivate or to sign out', async () => {
  const calls = fakeClient({ superadmin: { removeUser: () => ({ success: true }) } });
  const { screen, press } = openPart(<SubAdmins admins={[invited]} />);
  expect(screen.queryByRole('button', { name: /Deactivate|Sign out/ })).toBeNull();
  await press('Withdraw the invitation of Ines Ortiz');
  await expect.poll(() => calls.inputsOf('superadmin.removeUser')).toEqual([{ id: 'ines' }]);
});

test('who has accepted it is deactivated', () => {
  const { screen } = openPart(<SubAdmins admins={[{ ...invited, isInvited: false }]} />);
  screen.getByRole('button', { name: 'Deactivate Ines Ortiz' });
  expect(screen.queryByRole('button', { name: /Withdraw/ })).toBeNull();
});
