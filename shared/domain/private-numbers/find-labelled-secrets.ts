import { type NamedPlace, readSecretValue, type Value } from './read-secret-value.ts';
import {
  changes,
  copulas,
  logins,
  places,
  possessives,
  type SecretKind,
  secretKinds,
  shortNames,
  users,
} from './secret-labels.ts';
import { capitalNamesOf, namesOf, tail, wordStart } from './secret-names.ts';

const aside = '(?:\\s*\\([^()\\n]{0,60}\\))?';
const placeWord = '[^\\s:=,;.!?]{1,40}';
const place = `(?:\\s+(?:${places})(?:\\s+|['’])(?:${placeWord}\\s+){0,3}?${placeWord})?`;
const mark = '(?<mark>\\s*(?:[:=：＝]|[-=]>|→)\\s*)';
const article = '(?:(?:le|la|el|the|der|die|das)\\s+)?';
const unspacedCopula = '\\s*(?:は|が|是|为|為|은|는|이|가)\\s*[:：]?\\s*';
const spacedCopula = `\\s+(?:${copulas})\\s*[:：]?\\s+${article}|['’]s\\s+`;
const copula = `(?<copula>${unspacedCopula}|${spacedCopula})`;
const noSpaces = '(?<=[ー\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}])';
const next = `(?:\\s*#\\s*|\\s+|\\s*[-–]\\s+|${noSpaces})`;
const quote = '["“”„«»「『\'‘’`]?';
const owner = `(?<owner>(?:${possessives})\\s+(?:[\\p{L}-]+\\s+)?)?`;
const join = `(?<tail>${tail})${aside}(?:${place}${aside}(?:${mark}|${copula})|${next})${quote}`;

type Matcher = { kind: SecretKind; name: RegExp; before: RegExp[]; after: RegExp };

const matchers: readonly Matcher[] = secretKinds.map((kind) => {
  const names = namesOf(kind);
  const capitals = capitalNamesOf(kind);
  const short = shortNames[kind];
  return {
    kind,
    // Few texts name a secret, and the rest costs ten times as much.
    name: new RegExp([names, capitals, short].filter(Boolean).join('|'), 'iu'),
    before: [
      new RegExp(`${owner}${names}${join}`, 'giu'),
      ...(capitals ? [new RegExp(`${owner}${capitals}${join}`, 'gu')] : []),
      ...(short ? [new RegExp(`${wordStart}(?:${short})${mark}${quote}`, 'giu')] : []),
      ...(short
        ? [new RegExp(`${wordStart}(?<owner>(?:${possessives})\\s+)(?:${short})${copula}${quote}`, 'giu')]
        : []),
      // "I changed my password to …"
      new RegExp(
        `(?<!\\p{L})(?:${changes})(?!\\p{L})[^.!?\\n]{0,30}?${names}(?<copula>\\s+(?:to|in|auf|zu|a|en|à|por|para)\\s+)${quote}`,
        'giu',
      ),
    ],
    // "… is my password"
    after: new RegExp(
      `(?<=^|[\\s"“„«'(])(?<value>[^\\s,;"“”„«»]{3,64})["“”»']?\\s+(?:is|was|ist|war|est|es|era|é|è|это)\\s+(?:${possessives})\\s+(?:[\\p{L}-]+\\s+){0,2}?${names}`,
      'giu',
    ),
  };
});

const userName = '[^\\s:/|,;]{2,60}';
/** "login: ana / …", "user ana pw …". */
const besideUser = [
  new RegExp(`(?<!\\p{L})(?:${logins})\\s*[:=]?\\s+${userName}\\s*[/:|]\\s*(?=[\\p{L}\\p{N}])`, 'giu'),
  new RegExp(
    `(?<!\\p{L})(?:${users})\\s*[:=]?\\s+${userName}[\\s,;/|]+(?:${shortNames.password})\\s*[:=]?\\s+${quote}`,
    'giu',
  ),
];

function findBesideUsers(text: string): number[] {
  return besideUser
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap(({ 0: whole, index }) => {
      const place = { at: index + whole.length, join: 'copula' as const, owned: true, tail: '' };
      const value = readSecretValue('password', text, place);
      return value ? listPositions(text, value, 'password') : [];
    });
}

/** Finds the positions of values that follow, or come before, the name of a secret in one of the languages. */
export function findLabelledSecrets(text: string): number[] {
  const labelled = matchers.flatMap(({ kind, name, before, after }) => {
    if (!name.test(text)) return [];
    const named = before.flatMap((pattern) => [...text.matchAll(pattern)].map(describePlace));
    const values = [
      ...named.map((given) => readSecretValue(kind, text, given)),
      ...[...text.matchAll(after)].map(({ groups, index }) => {
        const value = text.slice(0, index + (groups?.value ?? '').length);
        return readSecretValue(kind, value, { at: index, join: 'copula', owned: true, tail: '' });
      }),
    ];
    return values.flatMap((value) => (value ? listPositions(text, value, kind) : []));
  });
  return [...labelled, ...findBesideUsers(text)];
}

function describePlace({ 0: whole, index, groups = {} }: RegExpExecArray): NamedPlace {
  const joined = groups.copula === undefined ? 'none' : 'copula';
  return {
    at: index + whole.length,
    join: groups.mark === undefined ? joined : 'mark',
    owned: groups.owner !== undefined,
    tail: groups.tail ?? '',
  };
}

/** Signs belong to passwords and keys; in numbers they only part groups. */
function listPositions(text: string, { start, end }: Value, kind: SecretKind): number[] {
  const hides = kind === 'password' || kind === 'key' ? /\S/ : /[\p{L}\p{N}]/u;
  return Array.from({ length: end - start }, (_, at) => start + at).filter((at) =>
    hides.test(text.charAt(at)),
  );
}
