import { acceptStaffInvitation } from '#functions/domain/staff/accept-invitation.ts';
import { handle } from '#functions/http/handle.ts';
import { auth } from '#shared/contract/auth.ts';

export const handler = handle(auth.acceptInvitation, async ({ token, password }, { deps }) => {
  const { role } = await acceptStaffInvitation(deps, token, password);
  return { success: true as const, message: 'Your password is set. You can sign in now.', role };
});
