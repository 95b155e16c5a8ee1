import { describeProfile } from '#functions/domain/identity/describe-profile.ts';
import { findCallersAccount } from '#functions/domain/identity/find-callers-account.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { account } from '#shared/contract/account.ts';

/** Loaded in parallel with the first table read. */
const loadWork = async () => ({
  ...(await import('#functions/domain/staff/update-profile.ts')),
  ...(await import('#functions/wiring/staff/lists.ts')),
});

export const handler = handleSignedIn(
  account.update,
  async ({ name, phone }, { deps, caller }) => {
    const { user } = await findCallersAccount(deps, caller);
    const { updateProfile, openStaffLists } = await loadWork();
    await updateProfile({ ...deps, ...openStaffLists(deps) }, user, { name, phone });
    return describeProfile(deps, { ...user, name, phone });
  },
  loadWork,
);
