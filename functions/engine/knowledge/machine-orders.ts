import type { MachineOrderWords } from '#functions/engine/lexicon/instruction-words.ts';

/** Where a clause may begin, also after markup. */
const edge = String.raw`(?:^|[>\p{Po}\p{Pd}\p{Ps}\p{Pe}\p{Pi}\p{Pf}]\s*)`;
/** Sets the one who is addressed apart. */
const address = String.raw`\s*[:：,，、;.!–—-]+\s*`;
const never = '(?!)';

/** A form of an order, and the parts without which a text cannot have it. */
type OrderForm = { source: string; needs: readonly (string | undefined)[] };

/** By form: a machine is addressed and told to say something, or has the duty to say it, or visitors are to be told by it. */
export function findMachineOrders(languages: readonly MachineOrderWords[]): (text: string) => boolean {
  const namesOf = (those: readonly MachineOrderWords[]) =>
    those.flatMap(({ machine, person = never }) => [machine, person]).join('|');
  const [joined = [], spaced = []] = [true, undefined].map((isJoined) =>
    languages.filter((it) => it.isJoined === isJoined),
  );
  // Most sentences name no machine, and trying every form on each took twenty times as long.
  const namesAny = lazyTest(`${whole(namesOf(spaced))}|${namesOf(joined)}`);
  const orders = languages.map((words) =>
    words.isJoined ? lazyTest(joinedForms(words).join('|')) : findSpacedOrders(words),
  );
  return (text) => namesAny(text) && orders.some((hasOrder) => hasOrder(text));
}

/** Tries a form only on texts that have its parts: compiling all forms of all languages took a process 1.7 s. */
function findSpacedOrders(words: MachineOrderWords): (text: string) => boolean {
  const names = lazyTest(whole([words.machine, words.person ?? never].join('|')));
  const tests = new Map<string | undefined, (text: string) => boolean>();
  const has = (part: string | undefined) => {
    const test = tests.get(part) ?? lazyTest(whole(part));
    tests.set(part, test);
    return test;
  };
  const forms = spacedForms(words).map(({ source, needs }) => [...needs.map(has), lazyTest(source)]);
  return (text) => names(text) && forms.some((tests) => tests.every((test) => test(text)));
}

/** Reads the pattern when a text is first tested. */
function lazyTest(source: string): (text: string) => boolean {
  let pattern: RegExp | undefined;
  return (text) => {
    pattern ??= new RegExp(source, 'iu');
    return pattern.test(text);
  };
}

const whole = (source = never) => String.raw`(?<!\p{L})(?:${source})(?!\p{L})`;

function spacedForms(words: MachineOrderWords): OrderForm[] {
  const articles = String.raw`(?:${whole(words.before)}\s*){0,3}`;
  const machine = whole(words.machine);
  const person = whole(words.person);
  const call = String.raw`${whole(words.call)}[,!:]?\s+${articles}`;
  const say = whole(words.say);
  const order = String.raw`(?:${whole(words.polite)}\s*){0,3}${say}`;
  const within = (most: number) => `[^.!?]{0,${most}}?`;
  const duty = String.raw`(?:\s+${words.who})?\s+${whole(words.must)}${within(40)}${say}`;
  const told = [words.must, words.told, words.by];
  return [
    { needs: [words.call], source: `${edge}${call}${machine}${address}` },
    {
      needs: [words.person, words.call, words.say],
      source: `${edge}${call}${person}${address}${within(60)}${order}`,
    },
    {
      needs: [words.say],
      source: String.raw`${edge}(?:${whole(words.prefix)}\s*)?${articles}(?:${machine}|${person})${address}(?:\p{L}+\s*[:：]\s*)?${order}`,
    },
    {
      needs: [words.ifYouAre, words.say],
      source: String.raw`${edge}${whole(words.ifYouAre)}\s+${articles}${machine}[^.!?:,]{0,30}?(?:[,:]|\s+${whole(words.polite)})${within(40)}${say}`,
    },
    {
      needs: [words.asked, words.say],
      source: String.raw`${edge}${articles}(?:${machine}|${person})${address}${within(30)}${whole(words.asked)}${within(40)}[,:]\s*${order}`,
    },
    { needs: [words.must, words.say], source: `${edge}${articles}${machine}${duty}` },
    {
      needs: [words.person, words.must, words.say],
      source: String.raw`${edge}${articles}${person}${duty}\s+${within(20)}(?:${words.visitors})`,
    },
    // People are not told to say a code.
    {
      needs: [words.person, words.must, words.say],
      source: String.raw`${edge}${articles}${person}${duty}\s+(?=[\p{L}-]*\d)\p{L}`,
    },
    {
      needs: told,
      source: String.raw`${whole(words.must)}[^.!?,;]{0,40}?${whole(words.told)}\s+${whole(words.by)}\s*${articles}(?:${machine}|${person})`,
    },
    {
      needs: told,
      source: String.raw`${whole(words.must)}[^.!?,;]{0,40}?${whole(words.by)}\s*${articles}(?:${machine}|${person})\s+${whole(words.told)}`,
    },
  ];
}

function joinedForms({
  machine,
  before = never,
  call = never,
  must,
  say,
  told = '',
}: MachineOrderWords): string[] {
  const named = `${edge}(?:${before})?(?:${machine})`;
  return [
    `${edge}(?:${call})(?:${machine})`,
    String.raw`${named}[^\s\p{P}]{0,4}${address}[^。！？.!?]{0,60}(?:${say})`,
    `${named}(?:${must})${told}(?:${say})`,
  ];
}
