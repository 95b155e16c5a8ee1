import { expect, test } from 'vitest';
import { recogniseRecording } from './recognise-recording.ts';

test.each([
  ['an MP3 with tags', 'ID3\x04\x00', 'mp3'],
  ['an MP3 of MPEG-1', '\xff\xfb\x90\x64', 'mp3'],
  ['an MP3 of MPEG-2', '\xff\xf3\x40\xc0', 'mp3'],
  ['a WAV', 'RIFF\x24\x00\x00\x0aWAVEfmt ', 'wav'],
  ['a FLAC', 'fLaC\x00\x00', 'flac'],
  ['an Ogg', 'OggS\x00\x02', 'ogg'],
  ['an AMR', '#!AMR\n', 'amr'],
  ['an M4A', '\x00\x00\x00\x20ftypM4A ', 'm4a'],
  ['an MP4', '\x00\x00\x00\x0aftypisom', 'mp4'],
  ['a WebM', '\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\xf2\x81\x04B\xf3\x81\x08B\x82\x84webm', 'webm'],
  ['a film of QuickTime', '\x00\x00\x00\x14ftypqt  ', undefined],
  ['a Matroska', '\x1aE\xdf\xa3\x9fB\x82\x88matroska', undefined],
  ['a layer of MPEG that is no MP3', '\xff\xfd\x90', undefined],
  ['a page', '<!doctype html>', undefined],
  ['nothing', '', undefined],
])('recognises %s by its content', (_name, head, format) => {
  expect(recogniseRecording(Buffer.from(head, 'latin1'))).toBe(format);
});
