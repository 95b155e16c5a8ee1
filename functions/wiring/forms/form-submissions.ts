import type { SubmitPorts } from '#functions/domain/forms/ports.ts';
import { openDashboardSettings } from '../dashboard/dashboard-settings.ts';
import { openPlanDeps } from '../plans.ts';
import { openUploadSources } from '../upload-sources.ts';
import { openWebhookDeps } from '../webhooks.ts';
import { openFormFiles } from './form-files.ts';
import type { FormDeps } from './forms.ts';

/** Dependencies of submitting a form. */
export function openSubmitPorts(deps: FormDeps): SubmitPorts {
  return {
    ...openPlanDeps(openWebhookDeps(deps)),
    ...openFormFiles(deps),
    ...openUploadSources(deps),
    findSettings: openDashboardSettings(deps).find,
    announceMail: (mailId) => deps.sendOrLeaveToSweeper(() => deps.sendMail(mailId)),
  };
}
