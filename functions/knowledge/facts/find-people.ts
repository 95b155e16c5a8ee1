import type { Passage, Statement } from '../knowledge.ts';
import { eastAsianRoles } from './east-asian-values.ts';
import { findValues } from './value-patterns.ts';

/** Stems of roles in the supported languages. */
const rolePattern = new RegExp(
  String.raw`\b(?:principal|head(?:master|mistress| teacher)?|director|manager|president|chair(?:man|woman|person)?|dean|professor|lecturer|teacher|instructor|coach|secretary|treasurer|librarian|attorney|lawyer|accountant|partner|founder|owner|ceo|cfo|officer|coordinator|associate|assistant|nurse|counsel(?:l?or)?|receptionist|administrator|registrar|advisor|adviser|paralegal|bookkeeper|broker|leiter(?:in)?|direktor(?:in)?|vorsitzende[rn]?|rechtsanw[aä]lt(?:in)?|anw[aä]lt(?:in)?|gesch[aä]ftsf[uü]hrer(?:in)?|inhaber(?:in)?|trainer(?:in)?|lehrer(?:in)?|sekret[aä]r(?:in)?|pr[eé]sidente?|tr[eé]sori(?:er|[eè]re)|secr[eé]taire|professeur|entra[iî]neur|directeur|directrice|g[eé]rant|avocate?|directora?|profesora?|entrenadora?|abogad[oa]|secretari[oa]|tesorer[oa]|директор|учитель|преподаватель|секретарь|тренер|адвокат|юрист)\b|${eastAsianRoles}`,
  'iu',
);
const nameLengthLimit = 60;
const roleLengthLimit = 80;
const statementLengthLimit = 160;
const lineLengthSlack = 8;

/** A person and what they do, by the statement that says so. */
export type NamedRole = { name: string; role: string };

/** People named beside a role: in one row or line, or the name in one line or heading and the role in the next. */
export function findPeople(statement: Statement, passage: Passage): NamedRole[] {
  if (statement.kind === 'row' || statement.kind === 'definition') {
    const inCells = findInCells((statement.quote ?? statement.text).split('\t'));
    if (inCells) return [inCells];
  }
  if (statement.text.length > statementLengthLimit) return [];
  const names = findNames(statement.text);
  const [name] = names;
  if (!name || names.length > 2) return [];
  const own = rolePattern.exec(statement.text)?.[0];
  if (own) return [{ name, role: isTold(statement.text) ? own : withoutName(statement.text, name) || own }];
  if (name.length < statement.text.length - lineLengthSlack) return [];
  const next = passage.statements[passage.statements.indexOf(statement) + 1]?.text ?? '';
  return next.length < roleLengthLimit && rolePattern.test(next) ? [{ name, role: next }] : [];
}

/** A row of a directory: one cell is a name, another a role. */
function findInCells(cells: readonly string[]): NamedRole | undefined {
  const role = cells.find((cell) => cell.length < roleLengthLimit && isRole(cell));
  const name = cells.flatMap((cell) => (cell === role ? [] : findNames(cell).slice(0, 1)))[0];
  return role && name ? { name, role: role.replaceAll('\n', ' ') } : undefined;
}

function isRole(cell: string): boolean {
  return rolePattern.test(cell) && !/[@.!?]\s*$|\d{3}/.test(cell);
}

function findNames(text: string): string[] {
  return findValues('person', text).filter(
    (name) => name.length < nameLengthLimit && !rolePattern.test(name),
  );
}

/** A sentence tells more of a person than the role. */
function isTold(text: string): boolean {
  return /[.!?]$/.test(text) && text.split(' ').length > wordsOfLine;
}

const wordsOfLine = 10;

/** What is left of a line beside the name, without contact data. */
function withoutName(text: string, name: string): string {
  return (
    text
      .replace(name, '')
      .split(/[|•·]|\s[–—-]\s|,?\s(?=\S+@)|,?\s(?=(?:tel|phone|fax|e-?mail)\b)/i)
      .find((part) => rolePattern.test(part))
      ?.replace(/^[\s,:;–—-]+|[\s,:;–—-]+$/g, '') ?? ''
  );
}
