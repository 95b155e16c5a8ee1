import { capitalNames, type SecretKind, spacedNames, tails, unspacedNames } from './secret-labels.ts';

export const wordStart = '(?<![\\p{L}\\p{N}_@.?&-])';
const wordEnd = '(?![\\p{L}\\p{N}])';
/** Names of numbers are also the first part of longer words: "Kontonummer". */
const partEnd = "(?=[\\s:=#(.\\p{Pd}’']|nummern?|nr|ab|$)";
const isNumber: Record<SecretKind, boolean> = {
  ...{ password: false, pin: false, 'card-code': false, key: false },
  ...{ card: true, account: true, identity: true },
};
const joinNames = (names: Record<string, string>) => Object.values(names).join('|');

/** "number", "no." after a name. */
export const tail = `(?:[\\s-]{0,2}(?:${tails})(?![\\p{L}])){0,2}`;

/** A pattern, for the flag `i`, of all names of a kind of secret. */
export function namesOf(kind: SecretKind): string {
  const end = isNumber[kind] ? partEnd : wordEnd;
  return `(?:${wordStart}(?:${joinNames(spacedNames[kind])})${end}|${joinNames(unspacedNames[kind])})`;
}

/** A pattern, without that flag, of the names that count in capitals only. */
export function capitalNamesOf(kind: SecretKind): string | undefined {
  return capitalNames[kind] && `${wordStart}(?:${capitalNames[kind]})${wordEnd}`;
}
