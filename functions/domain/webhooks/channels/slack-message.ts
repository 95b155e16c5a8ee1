import type { KnownBlock } from '@slack/types';
import type { EventMessage } from './describe-event.ts';

/** Limits of Block Kit, in characters and fields: https://docs.slack.dev/reference/block-kit/blocks. */
const most = { header: 150, text: 3000, field: 2000, fields: 10 };

export type SlackMessage = { text: string; blocks: KnownBlock[] };

/** A message of Slack's incoming webhooks. Visitors' words are plain text, in which no mention or link is read. */
export function writeSlackMessage({ title, text, facts, link }: EventMessage): SlackMessage {
  const fields = facts.slice(0, most.fields).map(({ name, value }) => plain(`${name}: ${value}`, most.field));
  return {
    text: escapeMarkup(title),
    blocks: [
      { type: 'header', text: plain(title, most.header) },
      ...(text ? [{ type: 'section' as const, text: plain(text, most.text) }] : []),
      ...(fields.length > 0 ? [{ type: 'section' as const, fields }] : []),
      {
        type: 'actions',
        elements: [{ type: 'button', text: plain('Open the dashboard', most.header), url: link }],
      },
    ],
  };
}

function plain(text: string, limit: number) {
  return { type: 'plain_text' as const, text: cut(text, limit), emoji: false };
}

/** By whole characters, as Slack counts. */
function cut(text: string, limit: number): string {
  const characters = [...text];
  return characters.length > limit ? `${characters.slice(0, limit - 1).join('')}…` : text;
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
