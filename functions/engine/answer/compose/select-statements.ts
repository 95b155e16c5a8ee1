import type { Passage, Statement } from '#functions/engine/knowledge/knowledge.ts';
import type { ValueType } from '#functions/engine/lexicon/value-type.ts';
import { answerSource } from '#functions/engine/search/join-dialogues.ts';
import type { Question } from '#functions/engine/search/understand-question.ts';
import { findValues, showsValue } from '#functions/engine/values/value-patterns.ts';
import type { Candidate } from '../retrieve/rank-statements.ts';

const sentenceLengthLimit = 440;
const itemLimit = 8;
const quotedSentenceLimit = 3;
const listLengthLimit = 900;
const listedValueLength = 160;
const cardLimit = 4;
const tieShare = 0.93;
const tieLimit = 4;

/** The statements of one passage that form an answer, in reading order. */
export function selectStatements(
  question: Question,
  best: Candidate,
  ranked: readonly Candidate[],
): Statement[] {
  const { statement, passage, at } = best;
  const values =
    question.value && best.value.startsWith('next') ? followingValues(question.value, passage, at) : [];
  if (values.length > 0) return [statement, ...values];
  const holder = question.value === 'person' ? holderAbove(passage, at) : undefined;
  if (holder) return [holder, statement];
  if (statement.kind === 'heading' || introducesAnswer(statement))
    return [statement, ...followingStatements(passage, at)];
  switch (statement.kind) {
    case 'row':
    case 'item':
    case 'definition':
      return withTies(best, ranked);
    case 'sentence':
      return withNeighbours(question, passage, at);
  }
}

/** A question on the page, or a line with a final colon, introduces its answer. */
function introducesAnswer({ text }: Statement): boolean {
  return /[?:]$/.test(text) || announcingPattern.test(text);
}

/** The lines, items or rows right after a statement that show the requested value. */
function followingValues(value: ValueType, passage: Passage, at: number): Statement[] {
  const rest = passage.statements.slice(at + 1);
  const end = rest.findIndex(
    ({ text, kind }) => kind === 'heading' || text.length > listedValueLength || !showsValue(value, text),
  );
  const lines = rest.slice(0, Math.min(end === -1 ? rest.length : end, itemLimit));
  return lines.length > 0 && lines.every(isLine) ? wholeCard(rest, lines.length) : lines;
}

/** Street, town and phone below a name form a contact card, which is quoted whole. */
function wholeCard(rest: readonly Statement[], shown: number): Statement[] {
  const end = rest.findIndex((line, at) => at >= shown && !isLine(line));
  return rest.slice(0, Math.max(shown, Math.min(end === -1 ? rest.length : end, cardLimit)));
}

/**
 * The name right above an honour or role. Only in a block that starts with a name; elsewhere it belongs to the role
 * before.
 */
function holderAbove({ statements }: Passage, at: number): Statement | undefined {
  const block = statements[at]?.block;
  const above = statements[at - 1];
  const isNamesFirst = isBareName(statements.find((line) => line.block === block));
  return isNamesFirst && above?.block === block && isBareName(above) ? above : undefined;
}

function isBareName(line: Statement | undefined): boolean {
  return line !== undefined && findValues('person', line.text).some((name) => name === line.text);
}

const announcingPattern = new RegExp(`\\b${answerSource(({ announces }) => announces)}\\b[^.]{0,60}$`, 'iu');

/** The sentences or list items below a line, up to the next heading. */
export function followingStatements(passage: Passage, at: number): Statement[] {
  const chosen: Statement[] = [];
  let length = 0;
  for (const statement of passage.statements.slice(at + 1)) {
    const most = statement.kind === 'sentence' && !isLine(statement) ? quotedSentenceLimit : itemLimit;
    if (statement.kind === 'heading' || chosen.length >= most) break;
    const limit = statement.kind === 'item' ? listLengthLimit : sentenceLengthLimit;
    if (chosen.length > 0 && (length + statement.text.length > limit || introducesAnswer(statement))) break;
    chosen.push(statement);
    length += statement.text.length;
  }
  return chosen;
}

/** Rows or items that fit as well as the best one. */
function withTies(best: Candidate, ranked: readonly Candidate[]): Statement[] {
  const ties = ranked.filter(
    (other) =>
      other.passage === best.passage &&
      other.statement.kind === best.statement.kind &&
      other.statement.block === best.statement.block &&
      other.score >= tieShare * best.score,
  );
  return ties
    .slice(0, tieLimit)
    .sort((left, right) => left.at - right.at)
    .map(({ statement }) => statement);
}

const backwardPattern = new RegExp(`^${answerSource(({ pointsBack }) => pointsBack)}\\b`, 'iu');

/** "Yes." or "No." needs the sentence after it. */
const bareAnswerPattern = new RegExp(`^${answerSource(({ bareAnswer }) => bareAnswer)}[.!,]?$`, 'iu');

function withNeighbours(question: Question, passage: Passage, at: number): Statement[] {
  const statement = passage.statements[at];
  if (!statement) return [];
  const chosen = [statement];
  if (isLine(statement)) return linesAround(passage, at);
  const before = passage.statements[at - 1];
  const leansOnBefore =
    backwardPattern.test(statement.text) || (before && bareAnswerPattern.test(before.text));
  if (before && leansOnBefore && isSentenceOf(before, statement)) {
    chosen.unshift(before);
    const start = passage.statements[at - 2];
    if (start && backwardPattern.test(before.text) && isSentenceOf(start, statement)) chosen.unshift(start);
  }
  const length = () => chosen.reduce((sum, { text }) => sum + text.length, 0);
  for (const next of passage.statements.slice(at + 1, at + quotedSentenceLimit + 1)) {
    if (next.kind === 'heading') break;
    const needed =
      question.value !== undefined &&
      !chosen.some(({ text }) => isShown(question, text)) &&
      isShown(question, next.text);
    const fits = length() + next.text.length <= sentenceLengthLimit && !introducesAnswer(next);
    if (!needed && (!fits || !isSentenceOf(next, statement))) break;
    chosen.push(next);
    if (chosen.length >= quotedSentenceLimit) break;
  }
  return chosen;
}

const lineLength = 70;

/** A short line without a full stop belongs with its neighbours: a name above a role, a street above a town. */
function isLine({ kind, text }: Statement): boolean {
  return kind === 'sentence' && text.length < lineLength && !/[.!?]$/.test(text);
}

function linesAround(passage: Passage, at: number): Statement[] {
  const { statements } = passage;
  const isNear = (statement: Statement | undefined) => statement !== undefined && isLine(statement);
  const isSameBlock = statements[at - 2]?.block === statements[at]?.block;
  const start = isNear(statements[at - 2]) && isNear(statements[at - 1]) && isSameBlock ? at - 2 : at - 1;
  const from = isNear(statements[at - 1]) ? start : at;
  const to = isNear(statements[at + 1]) ? at + 1 : at;
  return statements.slice(from, to + 1);
}

function isShown({ value }: Question, text: string): boolean {
  return value !== undefined && showsValue(value, text);
}

function isSentenceOf(other: Statement, statement: Statement): boolean {
  return other.kind === 'sentence' && other.block === statement.block;
}
