import { readIdleCredit } from '#functions/domain/billing/billing-account.ts';
import { describeTimeline } from '#functions/domain/customer-timeline/describe-timeline.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';
import { AppError } from '#shared/errors.ts';

export const handler = handleSignedIn(superadmin.getTimeline, async ({ id }, { deps, caller }) => {
  const events = await describeTimeline(deps, caller, id);
  if (!events) throw new AppError('NOT_FOUND');
  return { events, idleCreditCents: readIdleCredit(await deps.billing.find(id)) };
});
