/** Asks for part after part: each says what the next begins after. */
export async function* readParts<Part extends { next?: string | undefined }>(
  read: (after: string | undefined) => Promise<Part>,
): AsyncGenerator<Part> {
  let after: string | undefined;
  do {
    const part = await read(after);
    yield part;
    after = part.next;
  } while (after);
}
