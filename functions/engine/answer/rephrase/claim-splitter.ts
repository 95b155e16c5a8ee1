import { splitSentences } from '#functions/engine/knowledge/build/split-sentences.ts';

/** Nothing that a visitor should read is longer; a model that rambles is cut here. */
const pendingLimit = 1200;
const markersAfterStop = /([.!?…。！？]+)((?:\s*[[［【][\d\s,;]*[\]］】])+)/gu;
const onlyMarkers = /^(?:\s*[[［【][\d\s,;]*[\]］】]?\s*)+$/u;

/** Cuts a stream of text into sentences, each with the numbers of its quotes. */
export type ClaimSplitter = {
  /** Sentences that are complete now. */
  push(text: string): string[];
  /** What is left at the end of the stream. */
  end(): string[];
};

export function createClaimSplitter(): ClaimSplitter {
  let pending = '';
  return {
    push(text) {
      const lines = (pending + text).split('\n');
      const open = lines.pop() ?? '';
      const sentences = sentencesOf(open);
      const last = sentences.pop() ?? '';
      // Splitting trims: a space at the end belongs to what comes next.
      const gap = last !== '' && /\s$/.test(open) ? ' ' : '';
      pending = (last + gap).slice(0, pendingLimit);
      return [...lines.flatMap(sentencesOf), ...sentences];
    },
    end() {
      const rest = sentencesOf(pending);
      pending = '';
      return rest;
    },
  };
}

/** Numbers after a full stop belong to the sentence before it: they are moved inside. */
function sentencesOf(line: string): string[] {
  const joined: string[] = [];
  for (const part of splitSentences(line.replace(markersAfterStop, '$2$1'))) {
    const previous = joined.at(-1);
    if (previous !== undefined && onlyMarkers.test(part)) joined[joined.length - 1] = `${previous} ${part}`;
    else joined.push(part);
  }
  return joined;
}
