import type { SearchIndex } from './search-index.ts';
import type { Workspace } from './search-workspace.ts';
import { manners, type Slot, type Voice } from './voices.ts';

/**
 * Where the passages read closely speak of what is asked. Those of the passage in seat `s` begin at `s * capacity`, in
 * the order of their slots; mention `m` is the places from `starts[m]` up to `ends[m]`. A slot that is only spoken of by
 * related terms has one mention, which says so.
 */
export type Mentions = {
  capacity: number;
  counts: Uint32Array;
  slotOf: Uint32Array;
  /** Of the slot. */
  rarities: Float64Array;
  manners: Uint8Array;
  starts: Uint32Array;
  ends: Uint32Array;
};

let kept = makeMentions(0, 0);

/** Reads the places of all voices in the first `count` passages of the tally; valid until it is called again. */
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
    // A term may have changed over to a slot that it says more surely.
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

/** Postings to a seat above which each seat is looked for among them, rather than each of them among the seats. */
const manyPostings = 8;

/** The posting of a passage among those from `start` up to `end`, which stand in the order of passages; `end` without one. */
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
    // Where only headings have the term it is nowhere among the words.
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

/** Gives the number of a mention of a slot; -1 where none is needed. */
function addMention(
  { capacity, counts, slotOf, manners: mannerOf }: Mentions,
  seat: number,
  slot: number,
  manner: number,
): number {
  const count = counts[seat] ?? 0;
  const end = seat * capacity + count;
  const isFirst = count === 0 || slotOf[end - 1] !== slot;
  // What is said itself needs no related terms, and of these one is enough.
  if (!isFirst && manner === manners.related) return -1;
  const mention = !isFirst && mannerOf[end - 1] === manners.related ? end - 1 : end;
  slotOf[mention] = slot;
  mannerOf[mention] = manner;
  counts[seat] = mention - seat * capacity + 1;
  return mention;
}

/** A word asked for as a form of a term, and the forms that it was compared with: the same, and the last of others. */
type Form = { word: string | undefined; firstId: number; written: number; other: number };

/** Whether the word stands at one of the places. A term has few forms, and numbers are compared faster than words. */
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

/** The next search uses the arrays again. */
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
