import type { WebhookDeliveryState, WebhookEventType } from '#shared/domain/webhook.ts';

/** When each event is sent. */
export const eventTexts: Record<WebhookEventType, string> = {
  'lead.created': 'A visitor left a name with an email address or phone number',
  'handoff.forwarded': 'A visitor’s question was passed on to you',
  'form.submitted': 'A visitor submitted one of your forms',
  'conversion.finished': 'Your website was read and the assistant is ready',
  'conversion.failed': 'Your website could not be read',
};

export const stateTexts: Record<WebhookDeliveryState, string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Given up',
};
