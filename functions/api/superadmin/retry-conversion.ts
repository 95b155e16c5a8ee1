import { retryConversion } from '#functions/domain/staff/failed-conversions.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';

export const handler = handleSignedIn(superadmin.retryConversion, async ({ websiteUrl }, call) => {
  await retryConversion(call.deps, call.caller, requireConversion(call), websiteUrl);
  return { success: true as const };
});
