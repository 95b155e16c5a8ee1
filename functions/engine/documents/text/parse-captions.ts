import { cleanText } from '../content/clean-text.ts';
import type { Block, Content } from '../content/content.ts';

const timeLine = /^\s*(?:(\d+):)?(\d{1,2}):(\d{2})[.,]\d{1,3}\s+-->\s/;
/** Voice, class and time tags of WebVTT, and the few HTML tags of SRT. */
const tagPattern = /<\/?[a-z0-9.:][^<>]{0,200}>/gi;
const braces = /\{\\[^}]{0,50}\}/g;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' };
const sentenceEnd = /[.!?。！？…]["'”’)]*$/;
/** Splits captions without full stops into quotable paragraphs. */
const longestParagraph = 400;
const characterLimit = 500_000;

/**
 * Parses WebVTT (W3C) or SRT captions: joins sentences across cues with their start times, and keeps roll-up lines
 * once. Undefined without cues.
 */
export function parseCaptions(bytes: Uint8Array): Content | undefined {
  const text = new TextDecoder().decode(bytes).slice(0, characterLimit).replace(/\r\n?/g, '\n');
  const lines = text.split(/\n{2,}/).flatMap(readCue);
  const spoken = lines.filter(({ text: line }, index) => line !== '' && line !== lines[index - 1]?.text);
  if (spoken.length === 0) return undefined;
  return { title: '', blocks: joinParagraphs(spoken), structuredData: [] };
}

type Line = { text: string; startSeconds: number };

/** The lines of a cue; none for headers, notes and styles. */
function readCue(block: string): Line[] {
  const lines = block.split('\n');
  const time = lines.findIndex((line) => timeLine.test(line));
  const [, hours = 0, minutes, seconds] = timeLine.exec(lines[time] ?? '') ?? [];
  const startSeconds = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return time === -1 ? [] : lines.slice(time + 1).map((line) => ({ text: cleanLine(line), startSeconds }));
}

function cleanLine(line: string): string {
  const plain = line.replace(tagPattern, '').replace(braces, '');
  return cleanText(plain.replace(/&([a-z]+);/g, (whole, name: string) => entities[name] ?? whole));
}

function joinParagraphs(lines: readonly Line[]): Block[] {
  const paragraphs: Line[] = [];
  let open: Line | undefined;
  for (const line of lines) {
    open = open ? { ...open, text: `${open.text} ${line.text}` } : line;
    if (!sentenceEnd.test(open.text) && open.text.length < longestParagraph) continue;
    paragraphs.push(open);
    open = undefined;
  }
  return (open ? [...paragraphs, open] : paragraphs).map((line) => ({ kind: 'paragraph', ...line }));
}
