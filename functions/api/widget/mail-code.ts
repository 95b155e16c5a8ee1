import { mailCode } from '#functions/domain/widget/mail-code.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { widget } from '#shared/contract/assistant/widget.ts';

export const handler = handleSignedIn(widget.mailCode, async (order, call) => ({
  success: true as const,
  ...(await mailCode(call.deps, call.caller, requireConversion(call), order)),
}));
