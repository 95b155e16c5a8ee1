import { expect, test } from 'vitest';
import { superadmin } from '#shared/contract/staff/superadmin.ts';
import { identityMessages } from '#shared/domain/identity.ts';
import { AppError } from '#shared/errors.ts';
import { describeFailure } from './describe-failure.ts';

test('a failure shows the server’s message, an outdated page or a lost connection', () => {
  expect(describeFailure(new AppError('CONFLICT', { message: 'Somebody was faster.' }))).toBe(
    'Somebody was faster.',
  );
  const { error } = superadmin.listActions.output.safeParse({ actions: [{ deed: { kind: 'unheard-of' } }] });
  expect(describeFailure(error ?? new Error())).toBe('This page is out of date. Please reload it.');
  expect(describeFailure(new TypeError('Failed to fetch'))).toBe(identityMessages.connectionFailed);
});
