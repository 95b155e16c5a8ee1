import { expect, test } from 'vitest';
import { describeWrongContent, findContentProblem } from './document-type.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['plan.pdf', '%PDF-1.7', true],
  ['plan.pdf', 'GIF89a', false],
  ['plan.docx', 'PK\x03\x04', true],
  ['plan.docx', 'plain words', false],
  ['plan.doc', '{\\rtf1', true],
  ['plan.txt', 'Open from 8 to 3', true],
  ['plan.txt', '\xff\xfeO\0p\0e\0n\0', true],
  ['plan.txt', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', false],
  ['recording.mp4', '\0\0\0\x18ftyp', true],
])('%s that begins with %j may be uploaded: %s', (filename, head, isRight) => {
  expect(findContentProblem(filename, bytes(head))).toBe(
    isRight ? undefined : describeWrongContent(filename),
  );
});
