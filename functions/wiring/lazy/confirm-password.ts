import { confirmPassword } from '#functions/domain/identity/confirm-password.ts';
import { openSessionConfirmationStore } from '#functions/storage/dynamodb/accounts/session-confirmation-store.ts';
import type { Deps } from '../deps.ts';

/** Confirms a caller's password; loaded in parallel with the first table read. */
export function confirmCallersPassword(
  deps: Deps,
  account: Parameters<typeof confirmPassword>[1],
  proof: Parameters<typeof confirmPassword>[2],
): Promise<void> {
  const confirmations = openSessionConfirmationStore(deps.table);
  return confirmPassword({ ...deps, confirmations }, account, proof);
}
