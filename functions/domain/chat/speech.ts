/** An answer on its way to who listens: sentences as they are ready, and at the end what has not been said of the text. */
export type Speech = {
  /** Says a sentence of the text; sentences are a space apart. */
  say(sentence: string): void;
  finish(text: string): void;
};

export function openSpeech(send: (text: string) => void): Speech {
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
      // A text that turned out another one comes with the whole reply, which is the one that counts.
      if (!text.startsWith(said)) return;
      for (const piece of splitPieces(text.slice(said.length))) sendPiece(piece);
    },
  };
}

/** Sentences and lines. Joined they are the text again. */
function splitPieces(text: string): string[] {
  return text.split(/(?<=[.!?…]["”»)]*\s+(?=\S)|[。！？]|\n)/u).filter(Boolean);
}
