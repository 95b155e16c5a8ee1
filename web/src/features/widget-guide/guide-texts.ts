import {
  widgetMessageLimitCharacters,
  widgetPositions,
  widgetSizeNames,
  widgetSizes,
  widgetStyles,
} from '#shared/domain/widget/widget-config.ts';

/** Calls of `GPTsite.push`, which work before and after the script loads. */
export const pageCalls = [
  { code: "['open']", text: 'opens the panel; also close, toggle and destroy, which removes the widget' },
  { code: "['open', 'conv_…']", text: 'the same for one of several assistants on a page' },
  {
    code: "['on', 'lead', (event) => …]",
    text: 'calls you when a visitor leaves a message for a person; also ready, open, close and message. Events never contain what visitors write',
  },
  {
    code: "['identify', token]",
    text: 'identifies the visitor with a JWT signed by your server (HS256, with your assistant’s id as aud, and sub, exp, name and email). Name and email are then suggested when a person is to reply',
  },
  { code: "['create', { id: 'conv_…' }]", text: 'adds a widget without a script element of its own' },
] as const;

/** Attributes of the script element; the generator writes those that differ from the default. */
export const pageAttributes = [
  { code: 'data-id', text: 'the assistant' },
  {
    code: 'data-style',
    text: `${widgetStyles.join(', ')}; an embedded card appears where the script element is`,
  },
  { code: 'data-position', text: widgetPositions.join(', ') },
  { code: 'data-size', text: widgetSizeNames.map((name) => `${name} (${widgetSizes[name]} px)`).join(', ') },
  { code: 'data-message', text: `the launcher’s text, at most ${widgetMessageLimitCharacters} characters` },
  {
    code: 'data-color',
    text: 'the color of launcher and chat as #rrggbb; by default the chat has the organization’s own, and the launcher follows it',
  },
  {
    code: 'data-teaser="false"',
    text: 'a round launcher then doesn’t show its text to visitors who have just arrived; pointing at it still does',
  },
  {
    code: 'data-unread="false"',
    text: 'the launcher then doesn’t count answers that came while the chat was closed',
  },
  { code: 'data-hide-on', text: 'paths without the widget, separated by commas; * matches anything' },
] as const;
