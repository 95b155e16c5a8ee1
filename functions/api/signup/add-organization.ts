import { findCallersAccount } from '#functions/domain/identity/find-callers-account.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { signup } from '#shared/contract/signup.ts';
import { AppError } from '#shared/errors.ts';

/** Loaded in parallel with the first table read. */
const loadWork = () => import('#functions/domain/signup/add-organization.ts');

export const handler = handleSignedIn(
  signup.addOrganization,
  async ({ platform, ...organization }, { deps, caller }) => {
    if (caller.organisationRole === null) throw new AppError('FORBIDDEN');
    const { user } = await findCallersAccount(deps, caller);
    const { conversionId } = await (await loadWork()).addOrganization(deps, user, platform, organization);
    return { conversionId };
  },
  loadWork,
);
