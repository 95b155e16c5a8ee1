import { isBareWishForPerson } from '#functions/engine/search/read-remark.ts';
import {
  hasFormOfQuestion,
  readReply,
  skipsQuestion,
  speaksForOneself,
} from '#functions/engine/search/read-reply.ts';
import { showsNearest } from '#shared/domain/chat/shows-nearest.ts';
import { isRemark } from '../is-remark.ts';
import { type HandoffRecord, isLeavingMessage } from './handoff.ts';
import { isAddition } from './handoff-words.ts';
import { isNameByItsWords, readBesideContact } from './name-beside-contact.ts';
import { asksForPerson, leavesOpen } from './open-question.ts';
import { countDigits, fewestDigits, readAttempt, readAwaited, splitContact } from './read-contact.ts';
import { type GivenName, readNameAndNote, readNameWithin } from './read-name.ts';
import type { Visit } from './visit.ts';

/** What the visitor was asked for when they wrote. */
export type Stage = 'none' | 'question' | 'hinted' | 'asking-name' | 'asking-contact' | 'collected';

/** What a message holds for whoever leaves one. */
export type Heard = {
  kind: 'contact' | 'badContact' | 'name' | 'noName' | 'note' | 'takenBack' | 'wish' | 'question' | 'other';
  contact?: string;
  name?: string;
  note?: string;
  phrase?: 'invalidEmail' | 'invalidPhone';
};

/** What a visitor was asked for. */
export function findStage(record: HandoffRecord | undefined): Stage {
  if (record?.asksQuestion) return 'question';
  if (!record || record.state === 'initial') return 'none';
  return isLeavingMessage(record) || record.state === 'collected' ? record.state : 'hinted';
}

/** Searches a message for all that may be missing, a way to reach the visitor first. */
export function hear(visit: Visit, stage: Stage): Heard {
  const { message, found, record } = visit;
  const { contact, rest, around } = splitContact(message);
  const asks = hasFormOfQuestion(rest) && !speaksForOneself(rest);
  // Who is asked for a contact gives theirs, also when it is the office's: owners try it so.
  const isTheirs = stage === 'asking-contact' || (contact && !visit.isOwnContact(contact));
  if (contact && !asks && isTheirs) return { kind: 'contact', contact, ...readRest(visit, rest, around) };
  if (found?.intent === 'neverMind') return { kind: 'takenBack' };
  const given = findName(visit, record?.asksName ? 'asking-name' : stage);
  if (given) return { kind: 'name', ...given };
  if (stage === 'asking-name' && skipsQuestion(message)) return { kind: 'noName' };
  const phrase = findMistake(visit, stage);
  if (phrase) return { kind: 'badContact', phrase };
  const isWish = found && asksForPerson(found);
  if (isAddition(message) && !(isWish && isBareWishForPerson(message)))
    return { kind: 'note', note: message };
  if (isWish) return { kind: 'wish' };
  const isLong = message.trim().split(/\s+/).length > 2 || stage === 'asking-name';
  return {
    kind: hasFormOfQuestion(message) || (isKnown(found) && isLong) || saysElse(visit) ? 'question' : 'other',
  };
}

/** The name and the words beside a contact. */
function readRest(visit: Visit, rest: string, around = rest): Pick<Heard, 'name' | 'note'> {
  const { message, record } = visit;
  const { given, saysMore } = readBesideContact(around, visit);
  const isMissing = record?.name === undefined && (record?.state !== 'collected' || record.asksName);
  const isTaken = given && (!given.isPlain || (isMissing && !readReply(rest)));
  const whole = readNameAndNote(rest);
  const name = isTaken ? chooseWider(visit, given.name, whole?.name) : readNameWithin(rest);
  const note = name === whole?.name ? (whole?.note ?? toLine(message)) : toLine(message);
  return {
    ...(name && { name }),
    ...((saysMore || sentenceWithoutSpacesPattern.test(rest)) && { note }),
  };
}

/** "Bell, Jordan, 541 555 0199". */
function chooseWider(visit: Visit, name: string, whole = name): string {
  return whole.split(' ').includes(name) && isNameByItsWords(whole, visit) ? whole : name;
}

const toLine = (message: string) => message.replace(/\s+/g, ' ').trim();

const sentenceWithoutSpacesPattern = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]{5}/u;

/** What is wrong with a way to reach the visitor; one that nobody asked for is told only where little else is said. */
function findMistake({ message, isBareDetail }: Visit, stage: Stage): Heard['phrase'] {
  if (stage === 'asking-contact') return readAwaited(message);
  const { phrase, isAlone } = readAttempt(message) ?? {};
  if (phrase === 'invalidEmail') return isAlone || stage === 'asking-name' ? phrase : undefined;
  const isNumber = stage === 'asking-name' ? countDigits(message) >= fewestDigits : isAlone && isBareDetail;
  return isNumber ? phrase : undefined;
}

/** Whether the website speaks of it; the nearest lines may not. */
function isKnown(found: Visit['found']): boolean {
  return (
    found !== undefined &&
    (found.outcome === 'answered' || (found.outcome === 'unsure' && !showsNearest(found)))
  );
}

/** Whether it is small talk rather than something of the visitor. */
function saysElse({ found, isBareDetail }: Visit): boolean {
  return found !== undefined && isRemark(found) && !isBareDetail;
}

/** A name that is asked for may be any short line that the website says nothing about; else it is introduced. */
function findName(visit: Visit, stage: Stage): Pick<Heard, 'name' | 'note'> | undefined {
  const { found, message } = visit;
  const given = readNameAndNote(message);
  const within = stage === 'asking-name' && !given ? readNameWithin(message) : undefined;
  if (within) return { name: within, note: toLine(message) };
  const isElse = (saysElse(visit) || (found && asksForPerson(found))) && !given?.note;
  if (!given || isElse || readReply(message) || !isLikelyName(visit, given, stage)) return undefined;
  return { name: given.name, ...(given.note && { note: given.note }) };
}

function isLikelyName({ found, isBareDetail }: Visit, given: GivenName, stage: Stage): boolean {
  const { isPlain, isCapitalised, note } = given;
  const isElsewhere = isKnown(found);
  if (!isPlain) return true;
  switch (stage) {
    case 'hinted':
      return isCapitalised && !isElsewhere;
    case 'asking-name':
      return !isElsewhere || (isCapitalised && found?.intent !== 'fact') || note !== undefined;
    case 'question':
      return isBareDetail || (isCapitalised && !isElsewhere && (!found || leavesOpen(found)));
    case 'none':
      return isBareDetail;
    case 'asking-contact':
    case 'collected':
      return false;
  }
}
