import type { SearchIndex } from './search-index.ts';
import type { Workspace } from './search-workspace.ts';
import { manners, type Slot, type Voice } from './voices.ts';

/**
 * Where the top passages mention the search terms. The mentions of the passage in seat `s` start at `s * capacity`, in
 * slot order; mention `m` covers the positions from `starts[m]` up to `ends[m]`. A slot that only related terms match has
 * one mention of that kind.
 */
export type Mentions = {
  capacity: number;
  counts: Uint32Array;
  slotOf: Uint32Array;
  /** Per slot. */
  rarities: Float64Array;
  manners: Uint8Array;
  starts: Uint32Array;
  ends: Uint32Array;
};

let kept = makeMentions(0, 0);

/** Reads the positions of all voices in the first `count` passages of the tally; valid until the next call. */
export function readMentions(
  index: SearchIndex,
  workspace: Workspace,
  slots: readonly Slot[],
  count: number,
): Mentions {
  const { totals, voices, seatOf, voiceOf } = workspace;
  const { offsets } = index;
  for (let seat = 0; seat < count; seat++) seatOf[totals.passages[seat] ?? 0] = seat + 1;
  const mentions = clearMentions(count, voices.length);
  for (let at = 0; at < voices.length; at++) {
    const voice = voices[at];
    const slot = slots[voice?.slot ?? 0];
    // The term may have moved to a slot that it matches better.
    if (!voice || !slot || voiceOf[voice.term] !== at + 1) continue;
    const start = offsets[voice.term] ?? 0;
    const end = offsets[voice.term + 1] ?? 0;
    if (end - start <= count * manyPostings) readVoice(index, seatOf, mentions, voice, slot, start, end);
    else
      for (let seat = 0; seat < count; seat++) {
        const posting = findPosting(index, start, end, totals.passages[seat] ?? 0);
        readVoice(index, seatOf, mentions, voice, slot, posting, Math.min(posting + 1, end));
      }
  }
  return mentions;
}

/** With more postings per seat than this, look up each seat among the postings instead of the reverse. */
const manyPostings = 8;

/**
 * The posting of a passage among those from `start` up to `end`, which are sorted by passage; `end` if there is none.
 */
function findPosting({ passageIds }: SearchIndex, start: number, end: number, passage: number): number {
  let low = start;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((passageIds[middle] ?? 0) < passage) low = middle + 1;
    else high = middle;
  }
  return passageIds[low] === passage ? low : end;
}

function readVoice(
  index: SearchIndex,
  seatOf: Uint32Array,
  mentions: Mentions,
  { term, manner, slot: number }: Voice,
  slot: Slot,
  from: number,
  to: number,
): void {
  const { passageIds, placeStarts } = index;
  const form = { word: slot.word, firstId: index.formStarts[term] ?? 0, written: -1, other: -1 };
  for (let at = from; at < to; at++) {
    const seat = (seatOf[passageIds[at] ?? 0] ?? 0) - 1;
    if (seat < 0) continue;
    const start = placeStarts[at] ?? 0;
    const placeEnd = placeStarts[at + 1] ?? 0;
    // Terms that only headings have occur at no position.
    if (start === placeEnd) continue;
    const mention = addMention(mentions, seat, number, manner);
    if (mention < 0) continue;
    mentions.rarities[mention] = slot.rarity;
    mentions.starts[mention] = start;
    mentions.ends[mention] = placeEnd;
    if (manner === manners.inForms)
      mentions.manners[mention] = hasForm(index, form, start, placeEnd) ? manners.written : manners.otherwise;
  }
}

/** Returns the number of a slot's new mention, or -1 if it needs none. */
function addMention(
  { capacity, counts, slotOf, manners: mannerOf }: Mentions,
  seat: number,
  slot: number,
  manner: number,
): number {
  const count = counts[seat] ?? 0;
  const end = seat * capacity + count;
  const isFirst = count === 0 || slotOf[end - 1] !== slot;
  // A direct mention needs no related terms, and one related term is enough.
  if (!isFirst && manner === manners.related) return -1;
  const mention = !isFirst && mannerOf[end - 1] === manners.related ? end - 1 : end;
  slotOf[mention] = slot;
  mannerOf[mention] = manner;
  counts[seat] = mention - seat * capacity + 1;
  return mention;
}

/** The word asked for as a form of a term, and the last forms compared with it: an equal and a different one. */
type Form = { word: string | undefined; firstId: number; written: number; other: number };

/** Whether the word occurs at one of the positions. A term has few forms, and numbers compare faster than words. */
function hasForm({ words, forms }: SearchIndex, form: Form, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const id = forms[at] ?? 0;
    if (id === form.other) continue;
    if (id === form.written) return true;
    if (words.at(form.firstId + id) === form.word) {
      form.written = id;
      return true;
    }
    form.other = id;
  }
  return false;
}

/** Reuses the arrays of the previous search. */
function clearMentions(seats: number, capacity: number): Mentions {
  if (kept.counts.length < seats || kept.starts.length < seats * capacity) {
    kept = makeMentions(Math.max(seats, kept.counts.length), Math.max(seats * capacity, kept.starts.length));
  }
  kept.counts.fill(0, 0, seats);
  kept.capacity = capacity;
  return kept;
}

function makeMentions(seats: number, size: number): Mentions {
  return {
    capacity: 0,
    counts: new Uint32Array(seats),
    slotOf: new Uint32Array(size),
    rarities: new Float64Array(size),
    manners: new Uint8Array(size),
    starts: new Uint32Array(size),
    ends: new Uint32Array(size),
  };
}
