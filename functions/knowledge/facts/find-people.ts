import type { Passage, Statement } from '../knowledge.ts';
import { findValues } from './value-patterns.ts';

/** Stems of roles in the supported languages. */
const rolePattern =
  /\b(?:principal|head(?:master|mistress| teacher)?|director|manager|president|chair(?:man|woman|person)?|dean|professor|lecturer|teacher|instructor|coach|secretary|treasurer|librarian|attorney|lawyer|accountant|partner|founder|owner|ceo|cfo|officer|coordinator|associate|assistant|leiter(?:in)?|direktor(?:in)?|vorsitzende[rn]?|rechtsanw[aä]lt(?:in)?|anw[aä]lt(?:in)?|gesch[aä]ftsf[uü]hrer(?:in)?|inhaber(?:in)?|trainer(?:in)?|lehrer(?:in)?|pr[eé]sidente?|tr[eé]sori(?:er|[eè]re)|secr[eé]taire|professeur|entra[iî]neur|directeur|directrice|g[eé]rant|avocate?|directora?|profesora?|entrenadora?|abogad[oa]|secretari[oa]|tesorer[oa])\b/iu;
const nameLengthLimit = 60;

/** People named beside a role: in one statement, or the name in one line and the role in the next. */
export function findPeople(statement: Statement, passage: Passage): { name: string; role: string }[] {
  if (statement.text.length > 160) return [];
  const names = findValues('person', statement.text).filter(
    (name) => name.length < nameLengthLimit && !rolePattern.test(name),
  );
  const [name] = names;
  if (!name || names.length > 2) return [];
  const own = rolePattern.exec(statement.text)?.[0];
  if (own)
    return [
      { name, role: statement.text.replace(name, '').replace(/^[\s,:;–—-]+|[\s,:;–—-]+$/g, '') || own },
    ];
  if (name.length < statement.text.length - 8) return [];
  const next = passage.statements[passage.statements.indexOf(statement) + 1]?.text ?? '';
  return next.length < 80 && rolePattern.test(next) ? [{ name, role: next }] : [];
}
