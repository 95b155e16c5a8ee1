import { documentHeadBytes, findContentProblem } from '#shared/domain/documents/document-type.ts';

/** Why a chosen file can't be the document its name says; undefined when it can. */
export async function findContentProblemOf(file: File): Promise<string | undefined> {
  const head = await file.slice(0, documentHeadBytes).arrayBuffer();
  return findContentProblem(file.name, new Uint8Array(head));
}
