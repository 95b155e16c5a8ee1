/** Calls of `GPTsite.push`, which work before and after the script loads. */
export const pageCalls = [
  { code: "['open']", text: 'opens the panel; also close, toggle, and destroy, which takes the widget away' },
  { code: "['open', 'conv_…']", text: 'the same for one of several assistants on a page' },
  {
    code: "['on', 'lead', (news) => …]",
    text: 'calls you when a visitor has left a message for a person; also ready, open, close and message. What visitors write is not told',
  },
  {
    code: "['identify', token]",
    text: 'says who the visitor is, by a JWT that your server has signed (HS256, aud your assistant’s id, with sub, exp, name and email). Name and address are then proposed when a person is to reply',
  },
  { code: "['create', { id: 'conv_…' }]", text: 'adds a widget without a script element of its own' },
] as const;
