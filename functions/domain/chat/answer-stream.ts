/** Streams an answer to a listener: sentences as they are ready, and at the end the rest of the text. */
export type AnswerStream = {
  /** Sends a sentence; sentences are separated by a space. */
  say(sentence: string): void;
  finish(text: string): void;
};

export function openAnswerStream(send: (text: string) => void): AnswerStream {
  let said = '';
  const sendPiece = (piece: string) => {
    said += piece;
    send(piece);
  };
  return {
    say: (sentence) => {
      if (sentence !== '') sendPiece(said === '' ? sentence : ` ${sentence}`);
    },
    finish(text) {
      // A text that changed comes with the final reply, which is authoritative.
      if (!text.startsWith(said)) return;
      for (const piece of splitPieces(text.slice(said.length))) sendPiece(piece);
    },
  };
}

/** Splits into sentences and lines that join into the text again. */
function splitPieces(text: string): string[] {
  return text.split(/(?<=[.!?…]["”»)]*\s+(?=\S)|[。！？]|\n)/u).filter(Boolean);
}
