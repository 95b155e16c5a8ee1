import { isLexiconWord } from '#functions/engine/language/concept-index.ts';
import { languages } from '#functions/engine/language/languages.ts';
import { pageSource } from '#functions/engine/language/page-words.ts';
import { isStopWord } from '#functions/engine/language/stop-words.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';
import { roleBesideNameSource } from '#functions/engine/values/people.ts';
import { findValues } from '#functions/engine/values/value-patterns.ts';
import type { Passage, Statement } from '../knowledge.ts';

/** Stems of roles in the supported languages. */
const rolePattern = new RegExp(`\\b${pageSource(({ role }) => role)}\\b|${roleBesideNameSource}`, 'iu');
const nameLengthLimit = 60;
const roleLengthLimit = 80;
const personLineLengthLimit = 160;
const lineLengthSlack = 8;

/** A person and their role. */
export type NamedRole = { name: string; role: string };

/** People with a role: both in one row or line, or the name in one line or heading and the role in the next. */
export function findPeople(statement: Statement, passage: Passage): NamedRole[] {
  if (statement.kind === 'row' || statement.kind === 'definition') {
    const inCells = findInCells((statement.quote ?? statement.text).split('\t'));
    if (inCells) return [inCells];
  }
  // Cell labels aren't part of the quote and name nobody.
  const line = (statement.quote ?? statement.text).replaceAll('\t', ' | ');
  if (line.length > personLineLengthLimit) return [];
  const text = readable(line);
  const names = findNames(text);
  const name = names[0] ?? findNameOfLine(text);
  if (!name || names.length > 2) return [];
  const at = text.indexOf(name);
  const shown = line.slice(at, at + name.length);
  const own = rolePattern.exec(line)?.[0];
  if (own) {
    const role = isTold(line) ? own : withoutName(withoutLead(line), shown) || own;
    return [{ name: shown, role }];
  }
  if (name.length < text.trim().length - lineLengthSlack) return [];
  const role = findRoleBelow(statement, passage);
  return role === undefined ? [] : [{ name: shown, role }];
}

/** Phrases such as "ask for" before a name. */
const nameLeadPattern =
  /(?<!\p{L})(?:[Aa]sk|[Cc]all|[Cc]ontact|[Mm]eet|[Ee]-?mail|[Ss]ee|[Vv]isit|[Ww]rite(?: to)?|[Ww]ith|[Bb]y|[Ff]rom|[Dd]ear)\s+(?=\p{Lu})/gu;

const nicknamePattern =
  /(?<=\p{Lu}\S*\s)(?:"[^"]{1,20}"|“[^”]{1,20}”|„[^“]{1,20}“|«[^»]{1,20}»)(?=\s+\p{Lu})/gu;

/** Normalizes a text for the name patterns: no verb before, no nickname within, "JANE DOW" as "Jane Dow". */
function readable(text: string): string {
  const named = withoutLead(text).replace(nicknamePattern, (nickname) => ' '.repeat(nickname.length));
  if (/\p{Ll}{2}/u.test(text)) return named;
  return named.replace(/(?<=\p{Lu})\p{Lu}+/gu, (rest) => rest.toLowerCase());
}

function withoutLead(text: string): string {
  return text.replace(nameLeadPattern, (lead) => ' '.repeat(lead.length));
}

/** Lines below a name where the role may be, because degrees come between them. */
const linesBelow = 2;

function findRoleBelow(statement: Statement, { statements }: Passage): string | undefined {
  const at = statements.indexOf(statement) + 1;
  for (const { text, block } of statements.slice(at, at + linesBelow)) {
    if (text.length >= roleLengthLimit) return undefined;
    if (rolePattern.test(text)) return text.replace(/^\((.*)\)$/, '$1');
    if (block !== statement.block || findNames(text).length > 0) return undefined;
  }
  return undefined;
}

/** A directory row: one cell is a name and another a role, or the name is above the role. */
function findInCells(cells: readonly string[]): NamedRole | undefined {
  const role = cells.find((cell) => cell.length < roleLengthLimit && isRole(cell));
  if (role === undefined) return undefined;
  const [line = '', ...below] = role.split('\n');
  const [above] = below.length > 0 ? findNames(readable(line)) : [];
  if (above !== undefined) {
    const at = readable(line).indexOf(above);
    return { name: line.slice(at, at + above.length), role: below.join(' ') };
  }
  const name = cells.flatMap((cell) => (cell === role ? [] : findNames(cell).slice(0, 1)))[0];
  return name === undefined ? undefined : { name, role: role.replaceAll('\n', ' ') };
}

const isRole = (cell: string): boolean => rolePattern.test(cell) && !/[@.!?]\s*$|\d{3}/.test(cell);

const capitalisedLine = /^\s*\p{Lu}[\p{L}.'’-]+(?:\s+\p{Lu}[\p{L}.'’-]+){1,3}\s*$/u;

/** A line of capitalised words, of which one may also be an everyday word: "Julian", "Rose". */
function findNameOfLine(text: string): string | undefined {
  if (!capitalisedLine.test(text) || rolePattern.test(text)) return undefined;
  const words = text.trim().split(/\s+/).map(foldWord);
  const isStop = words.some((word) => languages.some((language) => isStopWord(word, language)));
  return !isStop && words.some((word) => !isLexiconWord(word)) ? text.trim() : undefined;
}

function findNames(text: string): string[] {
  return findValues('person', text).filter(
    (name) => name.length < nameLengthLimit && !rolePattern.test(name),
  );
}

/** A sentence says more about a person than the role. */
const isTold = (text: string): boolean => /[.!?]$/.test(text) && text.split(' ').length > wordsOfLine;

const wordsOfLine = 10;

/** The rest of a line without the name and contact data. */
function withoutName(text: string, name: string): string {
  return (
    text
      .replace(name, '')
      .split(/[|•·]|\s[–—-]\s|,?\s(?=\S+@)|,?\s(?=(?:tel|phone|fax|e-?mail)\b)/i)
      .find((part) => rolePattern.test(part))
      ?.replace(/^[\s,:;–—-]+|[\s,:;–—-]+$/g, '') ?? ''
  );
}
