import { createHash } from 'node:crypto';
import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import { correctionLimit } from '#shared/domain/limits.ts';
import { AppError } from '#shared/errors.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { foldQuestion } from '../owner-answers/written-question.ts';
import type { LibraryPorts } from './ports.ts';
import { readCorrections } from './read-corrections.ts';

type CorrectPorts = Pick<LibraryPorts, 'now' | 'makeId'> & {
  conversions: Pick<LibraryPorts['conversions'], 'find' | 'pointToCorrections'>;
  files: Pick<LibraryPorts['files'], 'readCorrections' | 'writeCorrections' | 'removeCorrections'>;
};
const tries = 8;

/** The version is the one at which the answer was read; without one the save replaces what is stored. */
type Given = Pick<Correction, 'question' | 'answer'> & {
  wordings?: readonly string[] | undefined;
  version?: number | undefined;
};

/**
 * Saves the owner's answer to a question. The same question again replaces it. Throws VALIDATION, and CONFLICT with
 * the stored answer.
 */
export async function correctAnswer(
  ports: CorrectPorts,
  conversion: Conversion,
  { question, answer, wordings, version }: Given,
): Promise<Correction> {
  const id = createHash('sha256').update(foldQuestion(question)).digest('hex').slice(0, 32);
  const now = ports.now();
  let saved: Correction = { id, question, answer, correctedAt: now.toISOString(), version: now.getTime() };
  await changeCorrections(ports, conversion, (before) => {
    const known = before.find((other) => other.id === id);
    // Nothing is lost where nothing is stored: the answer was deleted meanwhile.
    if (known && version !== undefined && known.version !== version)
      throw new AppError('CONFLICT', { stored: { success: true, correction: known } });
    const others = before.filter((other) => other.id !== id);
    if (others.length >= correctionLimit) throw tooMany();
    const ways = cleanWordings(question, wordings ?? known?.wordings ?? []);
    saved = {
      ...saved,
      ...(ways.length > 0 && { wordings: ways }),
      version: Math.max(now.getTime(), (known?.version ?? 0) + 1),
    };
    return [saved, ...others];
  });
  return saved;
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

/** Each once, and none that asks in the question's own words. */
function cleanWordings(question: string, wordings: readonly string[]): string[] {
  const unique = new Map(wordings.map((wording) => [foldQuestion(wording), wording]));
  unique.delete(foldQuestion(question));
  unique.delete('');
  return [...unique.values()];
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
