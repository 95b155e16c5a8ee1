import { BaseSequencer, type TestSpecification } from 'vitest/node';

interface OrderedFile {
  moduleId: string;
  project: { name: string };
}

/**
 * Moves what starts a stack or a browser to the front, and within a project whole matrices: a long file that starts last leaves the
 * other processors idle. Projects stay together, because a process, with the stack and the browser that its files share, ends as
 * soon as the next file belongs to another one.
 */
export function orderFiles<File extends OrderedFile>(files: readonly File[]): File[] {
  const projects = [...new Set(files.map(({ project }) => project.name))];
  const rank = ({ moduleId, project }: File) => [
    /\.(stack|e2e)\.ts$/.test(moduleId) ? 0 : 1,
    projects.indexOf(project.name),
    /\.(matrix|slow)\./.test(moduleId) ? 0 : 1,
  ];
  return files.toSorted((one, other) => {
    const ofOther = rank(other);
    return rank(one).reduce((order, value, index) => order || value - (ofOther[index] ?? 0), 0);
  });
}

/** Vitest's own order, in which projects stay together, with the files first that take longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return orderFiles(await super.sort(files));
  }
}
