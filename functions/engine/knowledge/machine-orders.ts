import type { MachineOrderWords } from '#functions/engine/lexicon/instruction-words.ts';

/** Where a clause may begin, also after markup. */
const edge = String.raw`(?:^|[>\p{Po}\p{Pd}\p{Ps}\p{Pe}\p{Pi}\p{Pf}]\s*)`;
/** Sets the one who is addressed apart. */
const address = String.raw`\s*[:：,，、;.!–—-]+\s*`;
const never = '(?!)';

/** By form: a machine is addressed and told to say something, or has the duty to say it, or visitors are to be told by it. */
export function findMachineOrders(languages: readonly MachineOrderWords[]): (text: string) => boolean {
  const orders = languages.map(
    (words) => new RegExp((words.isJoined ? joinedForms(words) : spacedForms(words)).join('|'), 'iu'),
  );
  const namesOf = (those: readonly MachineOrderWords[]) =>
    those.flatMap(({ machine, person = never }) => [machine, person]).join('|');
  const [joined = [], spaced = []] = [true, undefined].map((isJoined) =>
    languages.filter((it) => it.isJoined === isJoined),
  );
  // Most sentences name no machine, and trying every form on each took twenty times as long.
  const anyName = new RegExp(`${whole(namesOf(spaced))}|${namesOf(joined)}`, 'iu');
  return (text) => anyName.test(text) && orders.some((order) => order.test(text));
}

const whole = (source = never) => String.raw`(?<!\p{L})(?:${source})(?!\p{L})`;

function spacedForms(words: MachineOrderWords): string[] {
  const articles = String.raw`(?:${whole(words.before)}\s*){0,3}`;
  const machine = whole(words.machine);
  const person = whole(words.person);
  const call = String.raw`${whole(words.call)}[,!:]?\s+${articles}`;
  const say = whole(words.say);
  const order = String.raw`(?:${whole(words.polite)}\s*){0,3}${say}`;
  const within = (most: number) => `[^.!?]{0,${most}}?`;
  const duty = String.raw`(?:\s+${words.who})?\s+${whole(words.must)}${within(40)}${say}`;
  return [
    `${edge}${call}${machine}${address}`,
    `${edge}${call}${person}${address}${within(60)}${order}`,
    String.raw`${edge}(?:${whole(words.prefix)}\s*)?${articles}(?:${machine}|${person})${address}(?:\p{L}+\s*[:：]\s*)?${order}`,
    String.raw`${edge}${whole(words.ifYouAre)}\s+${articles}${machine}[^.!?:,]{0,30}?(?:[,:]|\s+${whole(words.polite)})${within(40)}${say}`,
    String.raw`${edge}${articles}(?:${machine}|${person})${address}${within(30)}${whole(words.asked)}${within(40)}[,:]\s*${order}`,
    `${edge}${articles}${machine}${duty}`,
    String.raw`${edge}${articles}${person}${duty}\s+${within(20)}(?:${words.visitors})`,
    // People are not told to say a code.
    String.raw`${edge}${articles}${person}${duty}\s+(?=[\p{L}-]*\d)\p{L}`,
    String.raw`${whole(words.must)}[^.!?,;]{0,40}?${whole(words.told)}\s+${whole(words.by)}\s*${articles}(?:${machine}|${person})`,
    String.raw`${whole(words.must)}[^.!?,;]{0,40}?${whole(words.by)}\s*${articles}(?:${machine}|${person})\s+${whole(words.told)}`,
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
