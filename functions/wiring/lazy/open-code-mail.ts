import type { CodeMailPorts } from '#functions/domain/widget/mail-code.ts';
import { log } from '#functions/runtime/log.ts';
import type { Deps } from '../deps.ts';

/** The ports for mailing the embed code. */
export function openCodeMailPorts(deps: Deps): CodeMailPorts {
  return {
    ...deps,
    reportSent: (sent) => log.info('widget code mailed', sent),
  };
}
