import type { recordingExtensions } from '#shared/domain/limits.ts';

export type RecordingFormat = (typeof recordingExtensions)[number];

/** What files begin with, as latin1. An MPEG frame begins with eleven set bits, and its layer III is an MP3 (ISO 11172-3). */
const signatures: readonly (readonly [RegExp, RecordingFormat])[] = [
  [/^RIFF.{4}WAVE/s, 'wav'],
  [/^fLaC/, 'flac'],
  [/^OggS/, 'ogg'],
  [/^#!AMR/, 'amr'],
  // EBML (RFC 8794), with the type of document of WebM within its header.
  [/^.E\xdf\xa3.{0,60}webm/s, 'webm'],
  [/^.{4}ftypM4A/s, 'm4a'],
  // Brands of QuickTime alone are not taken.
  [/^.{4}ftyp(?!qt)/s, 'mp4'],
  [/^(?:ID3|\xff[\xe2\xe3\xf2\xf3\xfa\xfb])/, 'mp3'],
];
const headBytes = 100;

/** What a recording is by its content, whatever it is called; undefined for what cannot be transcribed. */
export function recogniseRecording(bytes: Uint8Array): RecordingFormat | undefined {
  const head = Buffer.from(bytes.subarray(0, headBytes)).toString('latin1');
  return signatures.find(([pattern]) => pattern.test(head))?.[1];
}
