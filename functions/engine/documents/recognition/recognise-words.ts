import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { ScanWord } from '../scan/scanned-page.ts';
import { type Picture, shrinkPicture, turnPicture } from './draw-page.ts';
import { loadTesseract, type Tesseract } from './packages/tesseract.ts';
import { findData } from './scan-packages.ts';

const neuralEngine = 1;
/** Radians: a page that leans less is read as well without turning it. */
const smallestLean = 0.005;
/** A mean confidence from which a page is held the right way up; of one on its side it is below 50. */
const uprightConfidence = 65;
/** Rows of Tesseract's table: its columns, and the level of words. */
const wordLevel = '5';

/** The words in a picture, with the languages whose data is installed. Turns it where it lies on its side. */
export async function recogniseWords(picture: Picture, data: readonly string[]): Promise<ScanWord[]> {
  const tesseract = await loadTesseract({});
  const loaded = data.filter((language) => loadLanguage(tesseract, language));
  const recogniser = new tesseract.TessBaseAPI();
  if (loaded.length === 0 || recogniser.Init(null, loaded.join('+'), neuralEngine) !== 0) {
    throw new Error('No language data');
  }
  const words = read(tesseract, recogniser, picture);
  if (rate(words) >= uprightConfidence) return words;
  const [best] = listTurns(shrinkPicture(picture))
    .map((turned, quarters) => ({ quarters, rating: rate(read(tesseract, recogniser, turned)) }))
    .sort((a, b) => b.rating - a.rating);
  return best?.quarters ? read(tesseract, recogniser, listTurns(picture)[best.quarters] ?? picture) : words;
}

/** The picture as it is, and after one, two and three quarter turns. */
function listTurns(picture: Picture): Picture[] {
  const turns = [picture];
  while (turns.length < 4) turns.push(turnPicture(turns.at(-1) ?? picture));
  return turns;
}

function loadLanguage({ FS }: Tesseract, language: string): boolean {
  const file = findData(language);
  if (file) FS.writeFile(`${language}.traineddata`, gunzipSync(readFileSync(file)));
  return file !== undefined;
}

type Recogniser = InstanceType<Tesseract['TessBaseAPI']>;

function read(tesseract: Tesseract, recogniser: Recogniser, picture: Picture): ScanWord[] {
  const head = Buffer.from(`P5\n${picture.width} ${picture.height}\n255\n`);
  tesseract.FS.writeFile('/input', Buffer.concat([head, picture.pixels]));
  recogniser.SetVariable('user_defined_dpi', String(Math.round(picture.dotsPerInch)));
  if (recogniser.SetImageFile(1, 0) !== 0) throw new Error('The picture could not be read');
  recogniser.FindLines();
  const lean = recogniser.GetGradient();
  if (Math.abs(lean) >= smallestLean) recogniser.SetImageFile(1, lean);
  if (recogniser.Recognize(null) !== 0) throw new Error('The picture could not be recognised');
  return parseTable(recogniser.GetTSVText(), picture);
}

/** Columns: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
function parseTable(table: string, { width, height }: Picture): ScanWord[] {
  const lines = new Map<string, number>();
  return table.split('\n').flatMap((row): ScanWord[] => {
    const [level, , block, paragraph, line, , ...measures] = row.split('\t');
    const [x = 0, y = 0, across = 0, down = 0, confidence = 0] = measures.map(Number);
    const text = measures[5]?.trim().slice(0, 200) ?? '';
    if (level !== wordLevel || text === '') return [];
    const key = `${block} ${paragraph} ${line}`;
    if (!lines.has(key)) lines.set(key, lines.size);
    const box = {
      left: x / width,
      top: y / height,
      right: (x + across) / width,
      bottom: (y + down) / height,
    };
    return [{ text, confidence: Math.min(Math.max(confidence, 0), 100), line: lines.get(key) ?? 0, ...box }];
  });
}

/** The mean confidence of a page's letters. */
function rate(words: readonly ScanWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters && words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / letters;
}
