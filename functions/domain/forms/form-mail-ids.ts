import { formLimits } from '#shared/domain/forms/form.ts';

export const notificationId = (submissionId: string, index: number) => `form-${submissionId}-${index}`;
export const confirmationId = (submissionId: string) => `form-${submissionId}-confirmation`;
/** Of the hour of a submission, whose id begins with it. */
export const digestId = (formId: string, submissionId: string, index: number) =>
  `form-${formId}-${submissionId.slice(0, 'YYYYMMDDThh'.length)}-${index}`;

/** Every mail a submission may have caused. */
export function listMailIds(formId: string, submissionId: string): string[] {
  const notifications = Array.from({ length: formLimits.notifications }, (_, index) => [
    notificationId(submissionId, index),
    digestId(formId, submissionId, index),
  ]);
  return [...notifications.flat(), confirmationId(submissionId)];
}
