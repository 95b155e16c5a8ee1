import { handle } from '#functions/http/handle.ts';
import { identityProvider } from '#shared/contract/organization/identity-provider.ts';

export const handler = handle(identityProvider.describeStaff, async (_input, { deps }) => ({
  isOn: deps.staffProvider !== undefined,
}));
