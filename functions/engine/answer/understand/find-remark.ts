import { foldWord } from '#functions/engine/language/tokenize.ts';
import { findWeekdays } from '#functions/engine/values/weekday-names.ts';
import { conversationPatterns, type Remark } from './conversation-patterns.ts';
import { type Aside, asidesAtStart, spokenAsides } from './spoken-asides.ts';

/** Invisible and look-alike characters must not carry an order past the patterns. */
const invisiblePattern = /[\p{Cf}\u{E0000}-\u{E007F}]/gu;

const leadingFillers =
  /^(?:(?:hi|hello|hey|oh|well|um|excuse me|so|hallo|guten tag|ah|ok|okay|bonjour|hola|buenas|привет|добры[йи] день|здравству[йи]те)(?: there| bot)?[ ,.!]+)+/u;
const trailingFillers =
  /(?:[ ,]+(?:please|pls|plz|then|now|right now|today|tomorrow|bot|mate|man|bro|lol|bitte|jetzt|heute|morgen|svp|s'il vous plait|s'il te plait|aujourd'hui|maintenant|por favor|hoy|ahora|пожалу[йи]ста|сегодня))+[\s?!.]*$/u;

const always = readAsides(spokenAsides);
const atStart = readAsides(asidesAtStart);

/**
 * What a message wants when it is no question to the site; undefined when it is one. "When?" is one only after another,
 * so it matters whether the message is the first.
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

/** What is said aloud: no punctuation but the apostrophe within a word, and no signs. */
function readSpoken(folded: string): string {
  return folded
    .replace(/[^\p{L}\p{M}\p{N}']+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function readAsides(asides: readonly Aside[]): ReadonlyMap<string, Remark> {
  return new Map(
    asides.flatMap(({ remark, phrases }) =>
      phrases
        .split(/\s*[|\n]\s*/)
        .filter(Boolean)
        .map((phrase) => [foldWord(phrase), remark] as const),
    ),
  );
}
