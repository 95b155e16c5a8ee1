import { saveOfficeHours } from '#functions/domain/inbox/hours/office-hours.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { findOwnConversion } from '#functions/http/own-conversion.ts';
import { inbox } from '#shared/contract/inbox.ts';

export const handler = handleSignedIn(inbox.saveOfficeHours, async (hours, call) =>
  saveOfficeHours(call.deps, await findOwnConversion(call), hours),
);
