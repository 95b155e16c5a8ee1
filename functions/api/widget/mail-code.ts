import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { widget } from '#shared/contract/widget.ts';

/** Loaded in parallel with the first table read. */
const loadWork = () =>
  Promise.all([
    import('#functions/domain/widget/mail-code.ts'),
    import('#functions/wiring/lazy/open-code-mail.ts'),
  ]);

export const handler = handleSignedIn(
  widget.mailCode,
  async (order, call) => {
    const [{ mailCode }, { openCodeMailPorts }] = await loadWork();
    const sent = await mailCode(openCodeMailPorts(call.deps), call.caller, requireConversion(call), order);
    return { success: true as const, ...sent };
  },
  loadWork,
);
