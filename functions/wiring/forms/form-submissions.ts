import type { SubmitPorts } from '#functions/domain/forms/ports.ts';
import type { Deps } from '../deps.ts';
import { openUploadSources } from '../upload-sources.ts';
import { openFormFiles } from './form-files.ts';

/** Dependencies of submitting a form. */
export function openSubmitPorts(deps: Deps): SubmitPorts {
  return {
    ...deps,
    ...openFormFiles(deps),
    ...openUploadSources(deps),
    findSettings: deps.settings.find,
    announceMail: (mailId) => deps.sendOrLeaveToSweeper(() => deps.sendMail(mailId)),
  };
}
