import * as z from 'zod';
import { makeStaffAction } from '#functions/domain/staff-log/staff-action.ts';
import type { Route } from '#shared/contract/route.ts';
import { isAtLeast } from '#shared/domain/identity.ts';
import type { Deps } from '../../wiring/deps.ts';

const subjectSchema = z.union([
  z.object({ conversionId: z.string() }).transform(({ conversionId }) => conversionId),
  z.object({ formId: z.string() }).transform(({ formId }) => formId),
]);

/**
 * Logs what a member of staff did with a customer's assistant or form: every change, and one view a day, because staff
 * pages refresh themselves. Staff-only routes write their own entries.
 */
export async function logStaffCall(
  deps: Pick<Deps, 'staffActions' | 'now' | 'makeId'>,
  userId: string,
  { access, method, summary }: Pick<Route, 'access' | 'method' | 'summary'>,
  input: unknown,
): Promise<void> {
  const { data: subject } = subjectSchema.safeParse(input);
  if (access === 'public' || isAtLeast(access, 'domain-admin') || !subject) return;
  if (method === 'GET') {
    const look = makeStaffAction(deps, userId, { kind: 'customer-seen', subject });
    await deps.staffActions.addOncePerDay(look, subject);
  } else {
    await deps.staffActions.add(
      makeStaffAction(deps, userId, { kind: 'customer-changed', subject, what: summary }),
    );
  }
}
