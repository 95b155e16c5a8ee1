import { writeWholeFile } from '../processes/write-whole-file.ts';

/**
 * Keeps a state in a file. A write that fails, as on a full disk, ends nothing: the state stays in memory, `isSaved` tries again, and
 * until that succeeds nobody may be told of it, because a restart would forget it.
 */
export function openStateFile(file: string, state: object) {
  let isWritten = true;
  const save = (): void => {
    try {
      writeWholeFile(file, JSON.stringify(state));
      isWritten = true;
    } catch (error) {
      if (isWritten) console.error(`The embedded payment provider cannot store its state: ${error}`);
      isWritten = false;
    }
  };
  return {
    save,
    isSaved(): boolean {
      if (!isWritten) save();
      return isWritten;
    },
  };
}
