import { createHash } from 'node:crypto';
import { tokenize } from '#functions/engine/language/tokenize.ts';
import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import { correctionLimit } from '#shared/domain/limits.ts';
import { AppError } from '#shared/errors.ts';
import type { Conversion } from '../conversions/conversion.ts';
import type { LibraryPorts } from './ports.ts';
import { readCorrections } from './read-corrections.ts';

type CorrectPorts = Pick<LibraryPorts, 'conversions' | 'files' | 'now' | 'makeId'>;
const tries = 8;

/** Saves the owner's answer to a question. The same question again replaces it. Throws VALIDATION. */
export async function correctAnswer(
  ports: CorrectPorts,
  conversion: Conversion,
  { question, answer }: Pick<Correction, 'question' | 'answer'>,
): Promise<Correction> {
  const id = createHash('sha256').update(foldQuestion(question)).digest('hex').slice(0, 32);
  const correction = { id, question, answer, correctedAt: ports.now().toISOString() };
  await changeCorrections(ports, conversion, (before) => {
    const others = before.filter((other) => other.id !== id);
    if (others.length >= correctionLimit) throw tooMany();
    return [correction, ...others];
  });
  return correction;
}

/** Deletes an owner's answer. Throws NOT_FOUND. */
export async function deleteCorrection(
  ports: CorrectPorts,
  conversion: Conversion,
  correctionId: string,
): Promise<void> {
  await changeCorrections(ports, conversion, (before) => {
    if (!before.some(({ id }) => id === correctionId)) throw new AppError('NOT_FOUND');
    return before.filter(({ id }) => id !== correctionId);
  });
}

/** Normalizes a question: case, accents and punctuation don't matter, word order does. */
export function foldQuestion(question: string): string {
  return tokenize(question)
    .map(({ word }) => word)
    .join(' ');
}

/**
 * Writes a new list and switches the pointer to it: an answer sees the old list or the new one. Throws
 * CONFLICT.
 */
async function changeCorrections(
  { conversions, files, makeId }: CorrectPorts,
  { conversionId }: Conversion,
  change: (before: Correction[]) => Correction[],
): Promise<void> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const current = await conversions.find(conversionId);
    if (!current) throw new AppError('CONVERSION_NOT_FOUND');
    const changed = change(await readCorrections(files, current));
    // Always a new version, because the replaced list is deleted.
    const version = makeId();
    const replaced = current.correctionsVersion;
    await files.writeCorrections(conversionId, version, changed);
    const isDone = await conversions.pointToCorrections(conversionId, version, replaced);
    const unused = isDone ? replaced : version;
    if (unused) await files.removeCorrections(conversionId, unused);
    if (isDone) return;
  }
  throw new AppError('CONFLICT');
}

function tooMany(): AppError {
  const message = `At most ${correctionLimit} answers of your own. Please delete one first.`;
  return new AppError('VALIDATION', { message, issues: [{ field: 'question', message }] });
}
