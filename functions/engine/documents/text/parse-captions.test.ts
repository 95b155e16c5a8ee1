import { expect, test } from 'vitest';
import { parseCaptions } from './parse-captions.ts';

const read = (text: string) => parseCaptions(Buffer.from(text))?.blocks;
const paragraph = ([startSeconds, text]: readonly [number, string]) => ({
  kind: 'paragraph',
  text,
  startSeconds,
});

test.each([
  [
    'WebVTT with notes, styles, identifiers, settings and tags',
    'WEBVTT - Tour\n\nNOTE made by hand\n\nSTYLE\n::cue { color: lime }\n\nintro\n00:01.000 --> 00:04.000 align:start\n<v Ana>Welcome to <i>Maple</i> Grove &amp; friends.\n\n00:04.000 --> 00:09.000\n- The dome was\n- built in 1987.\n',
    [
      [1, 'Welcome to Maple Grove & friends.'],
      [4, '- The dome was - built in 1987.'],
    ],
  ],
  [
    'SRT with Windows line ends and a byte order mark',
    '\ufeff1\r\n00:00:01,000 --> 00:00:04,000\r\nOpen daily\r\n\r\n2\r\n00:00:04,500 --> 00:00:06,000\r\nfrom nine to five.\r\n',
    [[1, 'Open daily from nine to five.']],
  ],
  [
    'lines that roll up, once each',
    'WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n\n00:02.000 --> 00:03.000\nHello\nthere.\n',
    [[1, 'Hello there.']],
  ],
  [
    'times with hours',
    'WEBVTT\n\n01:02:03.500 --> 01:02:05.000\nLunch is at noon.\n',
    [[3723, 'Lunch is at noon.']],
  ],
] as const)('reads %s', (_name, text, expected) => {
  expect(read(text)).toEqual(expected.map(paragraph));
});

test('splits captions without full stops into paragraphs', () => {
  const cue = '00:01.000 --> 00:02.000\nand so on and on it goes\n\n';
  const lines = Array.from({ length: 60 }, (_, index) => cue.replace('so', `so${index}`)).join('');
  expect(read(`WEBVTT\n\n${lines}`)?.length).toBeGreaterThan(2);
});

test.each([
  ['a page', '<html><body>Not found</body></html>'],
  ['nothing', ''],
  ['captions without a cue', 'WEBVTT\n\nNOTE nothing is said'],
])('rejects %s', (_name, text) => {
  expect(read(text)).toBeUndefined();
});
