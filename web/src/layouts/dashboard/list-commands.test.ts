import { expect, test } from 'vitest';
import { Settings } from '#web/ui/icons/icons.ts';
import { findMatches } from './list-commands.ts';

const commands = ['Inbox', 'Messages and hours', 'Knowledge Base'].map((title) => ({
  ...{ id: title, title, words: title === 'Inbox' ? 'messages' : '', Icon: Settings },
  run: () => undefined,
}));

test.each([
  ['', ['Inbox', 'Messages and hours', 'Knowledge Base']],
  ['mess', ['Inbox', 'Messages and hours']],
  ['hours MESSAGES', ['Messages and hours']],
  ['base  know', ['Knowledge Base']],
  ['walrus', []],
])('“%s” finds what holds each of its words, in any order and case', (query, titles) => {
  expect(findMatches(commands, query).map(({ title }) => title)).toEqual(titles);
});
