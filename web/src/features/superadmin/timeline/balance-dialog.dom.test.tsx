import { expect, test, vi } from 'vitest';
import { cents } from '#shared/domain/billing/money.ts';
import { fakeClient, refuse } from '#tests/support/pages/fake-client.ts';
import { openPart } from '#tests/support/pages/open-part.tsx';
import { BalanceDialog } from './balance-dialog.tsx';

test('credit is paid back with a reason and as the page showed it; a refusal stands in the dialog', async () => {
  const client = fakeClient({
    superadmin: { refundBalance: refuse('VALIDATION', { message: 'No card payment is left.' }) },
  });
  const onClose = vi.fn();
  const { screen, fill, press } = openPart(
    <BalanceDialog
      {...{ organisationId: 'org-1', organisation: 'Maple', creditCents: cents(1234), onClose }}
    />,
  );
  screen.getByText(/Maple has \$12\.34 of credit/);
  await press('Pay back $12.34');
  screen.getByText('Say why, such as a cancelled subscription.');
  expect(client.inputsOf('superadmin.refundBalance')).toEqual([]);
  await fill(/^Reason/, ' Left us ');
  await press('Pay back $12.34');
  expect((await screen.findByRole('alert')).textContent).toContain('No card payment is left.');
  expect(onClose).not.toHaveBeenCalled();
  client.now({ superadmin: { refundBalance: () => ({ refundedCents: 1234 }) } });
  await press('Pay back $12.34');
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(client.inputsOf('superadmin.refundBalance').at(-1)).toEqual({
    ...{ id: 'org-1', creditCents: 1234, reason: 'Left us' },
  });
});
