import { formLimits } from '#shared/domain/forms/form.ts';

export const notificationId = (submissionId: string, index: number) => `form-${submissionId}-${index}`;
export const confirmationId = (submissionId: string) => `form-${submissionId}-confirmation`;

/** Every mail a submission may have caused. */
export function listMailIds(submissionId: string): string[] {
  const notifications = Array.from({ length: formLimits.notifications }, (_, index) =>
    notificationId(submissionId, index),
  );
  return [...notifications, confirmationId(submissionId)];
}
