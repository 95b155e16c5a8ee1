import { foldWord } from '#functions/engine/language/tokenize.ts';
import type { Dialogue } from '#functions/engine/lexicon/dialogue.ts';
import type { SmallTalkPhrases } from '#functions/engine/lexicon/small-talk.ts';
import { findWeekdays } from '#functions/engine/values/weekday-names.ts';
import { conversationPatterns, type Remark } from './conversation-patterns.ts';
import { allDialogues, sourceOf } from './join-dialogues.ts';

/** Invisible or look-alike characters must not hide an instruction from the patterns. */
const invisiblePattern = /[\p{Cf}\u{E0000}-\u{E007F}]/gu;

const leadingFillers = new RegExp(
  `^(?:(?:${sourceOf(({ remarks }) => remarks.leadingFiller)})(?: there| bot)?[ ,.!]+)+`,
  'u',
);
const trailingFillers = new RegExp(
  String.raw`(?:[ ,]+(?:${sourceOf(({ remarks }) => remarks.trailingFiller)}))+[\s?!.]*$`,
  'u',
);

/** If two remarks share a wording, the later one wins. */
const spokenRemarks = [
  'opening',
  'goodbye',
  'thanks',
  'complaint',
  'identity',
  'privacy',
  'howAreYou',
  'offTopic',
] as const satisfies readonly Remark[];

const always = readPhrases(({ smallTalk }) => smallTalk);
const atStart = readPhrases(({ smallTalkAtStart }) => smallTalkAtStart);

/**
 * The kind of a message that isn't a question about the site, otherwise undefined. "When?" is a question only after
 * another one, so `isFirst` matters.
 */
export function findRemark(message: string, isFirst = false): Remark | undefined {
  const folded = foldWord(message.replace(invisiblePattern, ''))
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .trim();
  const plain = folded.replace(leadingFillers, '').replace(trailingFillers, '');
  return findPattern(folded) ?? findAside(folded, isFirst) ?? findPattern(plain) ?? findAside(plain, isFirst);
}

function findPattern(folded: string): Remark | undefined {
  const remark = conversationPatterns.find(({ pattern }) => pattern.test(folded))?.remark;
  // "Can I talk to someone on a Sunday?" asks for hours.
  return remark === 'handoff' && findWeekdays(folded).length > 0 ? undefined : remark;
}

function findAside(folded: string, isFirst: boolean): Remark | undefined {
  const spoken = readSpoken(folded);
  if (spoken === '') return 'opening';
  return always.get(spoken) ?? (isFirst ? atStart.get(spoken) : undefined);
}

/** The words alone: no symbols, and no punctuation except the apostrophe within a word. */
function readSpoken(folded: string): string {
  return folded
    .replace(/[^\p{L}\p{M}\p{N}']+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function readPhrases(
  pick: (dialogue: Dialogue) => SmallTalkPhrases | undefined,
): ReadonlyMap<string, Remark> {
  return new Map(
    spokenRemarks.flatMap((remark) =>
      allDialogues.flatMap((dialogue) =>
        (pick(dialogue)?.[remark] ?? '')
          .split(/\s*[|\n]\s*/)
          .filter(Boolean)
          .map((phrase) => [foldWord(phrase), remark] as const),
      ),
    ),
  );
}
