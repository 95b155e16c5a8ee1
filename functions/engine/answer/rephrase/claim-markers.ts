const markerPattern = /\s*[[［【]\s*(\d{1,2}(?:\s*[,;]\s*\d{1,2})*)\s*[\]］】]/gu;

/** The quotes that a sentence names, and the sentence without their numbers. */
export function readMarkers(sentence: string): { text: string; numbers: number[] } {
  const numbers = [...sentence.matchAll(markerPattern)].flatMap(([, list = '']) =>
    list.split(/[,;]/).map(Number),
  );
  return { text: sentence.replace(markerPattern, '').trim(), numbers: [...new Set(numbers)] };
}
