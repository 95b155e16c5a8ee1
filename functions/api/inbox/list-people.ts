import { listPeople } from '#functions/domain/inbox/list-people.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { findOwnConversion } from '#functions/http/own-conversion.ts';
import { inbox } from '#shared/contract/inbox.ts';

export const handler = handleSignedIn(inbox.listPeople, async (_input, call) => {
  const { conversionId } = await findOwnConversion(call);
  return { people: await listPeople(call.deps, conversionId) };
});
