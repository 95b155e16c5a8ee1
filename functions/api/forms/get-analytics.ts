import { findCallersConversion } from '#functions/domain/conversions/find-callers-conversion.ts';
import { summariseForms } from '#functions/domain/forms/list-forms.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { forms } from '#shared/contract/forms.ts';

export const handler = handleSignedIn(forms.getAnalytics, async ({ conversionId }, { deps, caller }) => {
  const conversion = await findCallersConversion(deps, caller, conversionId);
  return summariseForms(deps, conversion?.conversionId);
});
