import type { EventMessage } from './describe-event.ts';

/** A message with a card is refused beyond 28 KB: https://learn.microsoft.com/microsoftteams/limits-specifications-teams. */
const most = { text: 4000, facts: 12, value: 1000 };

/** A message that the Workflows app of Teams posts: an Adaptive Card. */
export function writeTeamsMessage({ title, text, facts, link }: EventMessage) {
  const rows = facts.slice(0, most.facts).map(({ name, value }) => ({
    title: escapeMarkdown(name),
    value: escapeMarkdown(value.slice(0, most.value)),
  }));
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        contentUrl: null,
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          // The newest that Teams shows everywhere.
          version: '1.4',
          body: [
            { type: 'TextBlock', text: escapeMarkdown(title), weight: 'Bolder', size: 'Medium', wrap: true },
            ...(text
              ? [{ type: 'TextBlock', text: escapeMarkdown(text.slice(0, most.text)), wrap: true }]
              : []),
            ...(rows.length > 0 ? [{ type: 'FactSet', facts: rows }] : []),
          ],
          actions: [{ type: 'Action.OpenUrl', title: 'Open the dashboard', url: link }],
        },
      },
    ],
  };
}

/** Cards read a part of Markdown, in which a visitor could write a link of their own. */
const escapeMarkdown = (text: string): string => text.toWellFormed().replace(/[\\[\]()*_`#>~|-]/g, '\\$&');
