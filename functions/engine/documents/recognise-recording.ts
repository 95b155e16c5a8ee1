import type { recordingExtensions } from '#shared/domain/limits.ts';

export type RecordingFormat = (typeof recordingExtensions)[number];

/** File signatures as latin1. An MPEG frame starts with eleven set bits; layer III is MP3 (ISO 11172-3). */
const signatures: readonly (readonly [RegExp, RecordingFormat])[] = [
  [/^RIFF.{4}WAVE/s, 'wav'],
  [/^fLaC/, 'flac'],
  [/^OggS/, 'ogg'],
  [/^#!AMR/, 'amr'],
  // EBML (RFC 8794), with the WebM document type in its header.
  [/^.E\xdf\xa3.{0,60}webm/s, 'webm'],
  [/^.{4}ftypM4A/s, 'm4a'],
  // QuickTime-only brands are excluded.
  [/^.{4}ftyp(?!qt)/s, 'mp4'],
  [/^(?:ID3|\xff[\xe2\xe3\xf2\xf3\xfa\xfb])/, 'mp3'],
];
const headBytes = 100;

/** The format of a recording by its content, regardless of its name; undefined if it can't be transcribed. */
export function recogniseRecording(bytes: Uint8Array): RecordingFormat | undefined {
  const head = Buffer.from(bytes.subarray(0, headBytes)).toString('latin1');
  return signatures.find(([pattern]) => pattern.test(head))?.[1];
}
