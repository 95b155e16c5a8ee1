import type { SubmitPorts } from '#functions/domain/forms/ports.ts';
import { objectKeys } from '#functions/storage/s3/object-keys.ts';
import { openPlanDeps } from '../plans.ts';
import { openWebhookDeps } from '../webhooks.ts';
import { openFormFiles } from './form-files.ts';
import type { FormDeps } from './forms.ts';

/** Dependencies of submitting a form. */
export function openSubmitPorts(deps: FormDeps): SubmitPorts {
  return {
    ...openPlanDeps(openWebhookDeps(deps)),
    ...openFormFiles(deps),
    findUploadedSize: (uploadId) => deps.objects.sizeBytes(objectKeys.upload(uploadId)),
    announceMail: (mailId) => deps.sendOrLeaveToSweeper(() => deps.sendMail(mailId)),
  };
}
