import { findWebhookChannel } from '#shared/domain/webhook-channel.ts';
import { describeEvent } from './describe-event.ts';
import { writeSlackMessage } from './slack-message.ts';
import { writeTeamsMessage } from './teams-message.ts';

/** The text that is sent: the event itself, or a message of the service whose address it goes to. */
export function writeForChannel(url: string, body: string, link: string): string {
  switch (findWebhookChannel(url)) {
    case 'slack':
      return JSON.stringify(writeSlackMessage(describeEvent(body, link)));
    case 'teams':
      return JSON.stringify(writeTeamsMessage(describeEvent(body, link)));
    case undefined:
      return body;
  }
}
