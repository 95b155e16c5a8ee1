/** A text as the pieces in which it is sent: sentences and lines. Joined they are the text again. */
export function splitPieces(text: string): string[] {
  return text.split(/(?<=[.!?…]["”»)]*\s+(?=\S)|[。！？]|\n)/u).filter(Boolean);
}
