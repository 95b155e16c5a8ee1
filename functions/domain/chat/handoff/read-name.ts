import { hasFormOfQuestion, speaksForOneself } from '#functions/engine/search/read-reply.ts';
import { isName } from '#functions/engine/values/people.ts';

const longestName = 80;
const mostWords = 5;
/** Lower-case words that may be a name: "ana maria lopez", not "tuition fees of last year". */
const mostSmallWords = 3;
/** "Smith, Ana" and "Smith, Jr." */
const wordsAfterComma = 2;
/** A name in a script without spaces and capitals is short; a sentence isn't. */
const longestUncasedName = 16;

const greeted = '^(?:(?:hi|hello|hey)[,!]? )?';
/** Only a name follows. */
const names =
  "(?:my )?name(?: is|'s|:)|mein name ist|ich hei(?:ß|ss)e|je m'appelle|mon nom est|me llamo|mi nombre es|меня зовут|моё имя|мое имя|mi chiamo|il mio nome è|(?:o )?meu nome é|chamo-me|me chamo|mijn naam is|ik heet|mam na imię|nazywam się|tên tôi là|tôi tên là|اسمي";
/** Anything may follow: "I am late". */
const copulas = "i am|i'm|this is|ich bin|je suis|soy|sono|sou|ik ben|jestem|tôi là|أنا";
const namesFirst = new RegExp(
  `${greeted}(?:(?:${names})\\s+|我叫|我的名字(?:是|叫)|私の名前は|제 이름은\\s*)`,
  'iu',
);
const saysFirst = new RegExp(`${greeted}(?:(?:${copulas}|im|it is|it's|its)\\s+|我是|私は|저는\\s*)`, 'iu');
/** Japanese and Korean say it after the name, and so does "Max Bell here". */
const saysLast =
  /(?:\s(?:here|hier|ici|aquí|тут)|です|と申します|といいます|입니다|이에요|예요|(?:이)?라고 합니다)$/u;
const introduction = new RegExp(`(?<=^|[\\s,;.])(?:${names}|${copulas})\\s+`, 'giu');
const capitalsFirst = /^\p{Lu}[\p{L}\p{M}'-]*(?:\s+\p{Lu}[\p{L}\p{M}'-]*){0,3}/u;
/** "Max by the way". */
const asidePattern = /(?:\s\p{Ll}[\p{L}\p{M}']*){2,}$/u;
const namePattern = /^\p{L}[\p{L}\p{M}'.\- ]*$/u;

/** A name given by a visitor. `isPlain` means only its form suggests that it is one; `note` is what else they said. */
export type GivenName = { name: string; isPlain: boolean; isCapitalised: boolean; note?: string };

/** The name at the beginning of a message, and the rest of it: "Ana, call me after 5 pm". */
export function readNameAndNote(said: string): GivenName | undefined {
  const message = said.replace(/^(?:hi|hello|hey|hallo|bonjour|hola|ciao)[,!]\s+/i, '');
  const whole = readName(message);
  if (whole || hasFormOfQuestion(message)) return whole;
  const [first = '', ...others] = message.split(/[,;，、]\s*|\.\s+|\s[-–—]\s|[\r\n]+/u);
  const rest = message.slice(first.length).replace(/^[\s,;，、.–—-]+/u, '');
  const given = readName(first);
  if (!given || others.length === 0) return undefined;
  const second = readName(rest);
  const isSame = second?.isCapitalised === true || !given.isCapitalised;
  if (second && isSame && second.name.split(' ').length <= wordsAfterComma && !speaksForOneself(rest))
    return { ...given, name: `${given.name} ${second.name}` };
  const isNote = speaksForOneself(rest) || /\d/.test(rest);
  return isNote ? { ...given, note: rest.replace(/\s+/g, ' ').trim() } : undefined;
}

/** A name within a message, introduced or between commas: "I need a place, and I am Max", "Call me, Max Bell". */
export function readNameWithin(message: string): string | undefined {
  const clauses = message.split(/[,;\r\n]/u).flatMap((clause) => readName(clause.trim()) ?? []);
  const alone = clauses.find(({ name, isCapitalised }) => isCapitalised && name.includes(' '))?.name;
  const introduced = [...message.matchAll(introduction)].flatMap(
    ({ index, 0: words }) => capitalsFirst.exec(message.slice(index + words.length))?.[0] ?? [],
  );
  const [name = alone] = introduced;
  return name !== undefined && isName(name) ? name : undefined;
}

/** The name in a message; undefined when it reads as something else. */
export function readName(message: string): GivenName | undefined {
  const text = message
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .trim();
  const bare = text.replace(/[.!,。]+$/, '');
  const told = bare.replace(namesFirst, '').replace(saysFirst, '').replace(saysLast, '');
  const name = told !== bare && /^\p{Lu}/u.test(told) ? told.replace(asidePattern, '') : told;
  const words = name.split(' ');
  const isCapitalised =
    words.every((word) => word.length <= 3 || /^\p{Lu}/u.test(word)) && /^\p{Lu}/u.test(name);
  const isIntroduced = isCapitalised && saysFirst.test(bare) && !/^i[tm]/i.test(bare);
  const isPlain = !namesFirst.test(bare) && !isIntroduced;
  // "Chi Nguyen" and "Will Smith" begin with words that ask.
  const isFullName =
    isCapitalised && words.length > 1 && !/[?？؟]/.test(text) && words.every((word) => /^\p{Lu}/u.test(word));
  if ((hasFormOfQuestion(text) && !isFullName) || !namePattern.test(name)) return undefined;
  if (name.length > longestName || words.length > mostWords) return undefined;
  const isUncased = /^[^\p{Lu}\p{Ll}]+$/u.test(name);
  if (isUncased && name.length > longestUncasedName) return undefined;
  // "tuition fees please" is no name; "anna schmidt" may be one.
  const isSmall = isPlain && !isCapitalised && !isUncased;
  if (isSmall && (words.length > mostSmallWords || speaksForOneself(name))) return undefined;
  return { name, isPlain, isCapitalised };
}
