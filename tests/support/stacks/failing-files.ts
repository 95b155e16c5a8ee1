import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const { writeFile, mkdir, rename, rm, rmdir } = files;
/** What a file system refuses when it has no space left, and when it may only be read. */
const refused = { ENOSPC: { writeFile, mkdir }, EROFS: { writeFile, mkdir, rename, rm, rmdir } };

/** Lets this process's changes below a folder fail, as the system fails them, until the returned function is called. */
export function failChanges(folder: string, code: keyof typeof refused): () => void {
  for (const [name, change] of Object.entries(refused[code])) {
    const fail = async (path: string, ...rest: unknown[]) => {
      if (!path.startsWith(folder)) return Reflect.apply(change, files, [path, ...rest]);
      throw Object.assign(new Error(`${code}: ${name} '${path}'`), { code, syscall: name });
    };
    Object.assign(files, { [name]: fail });
  }
  syncBuiltinESMExports();
  return () => {
    Object.assign(files, { writeFile, mkdir, rename, rm, rmdir });
    syncBuiltinESMExports();
  };
}
