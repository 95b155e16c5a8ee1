import { valueSource } from './value-source.ts';

/** Events such as an open house, where "open" isn't about opening hours. */
const openEventPattern = new RegExp(
  `(?<!\\p{L})${valueSource(({ openEvent }) => openEvent)}(?!\\p{L})`,
  'giu',
);

/** Blanks such events out of a text. */
export const withoutOpenEvents = (text: string): string => text.replace(openEventPattern, ' ');
