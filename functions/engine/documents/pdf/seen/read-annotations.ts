import * as z from 'zod';
import { tick } from '../../content/symbol-fonts.ts';
import { tellLinked } from '../../html/addresses/tell-linked.ts';
import type { PdfPage } from '../open-pdf.ts';
import type { TextItem } from '../pdf-segments.ts';

/** What lies on a page, as pdf.js reports it (PDF 1.7 reference, 8.4): typed text, fields and links. */
const annotationSchema = z.object({
  subtype: z.enum(['FreeText', 'Widget', 'Link']),
  rect: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  hidden: z.boolean().nullish(),
  noView: z.boolean().nullish(),
  contentsObj: z.object({ str: z.string() }).nullish(),
  fieldValue: z
    .union([z.string(), z.array(z.string())])
    .nullish()
    .catch(undefined),
  exportValue: z.string().nullish(),
  buttonValue: z.string().nullish(),
  checkBox: z.boolean().nullish(),
  radioButton: z.boolean().nullish(),
  pushButton: z.boolean().nullish(),
  password: z.boolean().nullish(),
  url: z.string().nullish(),
  unsafeUrl: z.string().nullish(),
});
type Annotation = z.infer<typeof annotationSchema>;

/** Points: usual type, where a box does not say. */
const usualSize = 11;
const lineHeight = 1.2;
/** Of the type size: how far its baseline is above the bottom of a line. */
const belowBaseline = 0.25;

/** The texts of a page with what was typed onto it, the values of its filled fields, and addresses behind words. */
export async function addAnnotations(page: PdfPage, items: readonly TextItem[]): Promise<TextItem[]> {
  const found = await page.getAnnotations().catch(() => []);
  const seen = found.flatMap((one: unknown) => annotationSchema.safeParse(one).data ?? []);
  const shown = seen.filter(({ hidden, noView }) => !hidden && !noView);
  const all = [...items, ...shown.flatMap(placeText)];
  for (const { rect, url, unsafeUrl } of shown.filter(({ subtype }) => subtype === 'Link'))
    tellBehind(all, rect, url ?? unsafeUrl ?? '');
  return all;
}

function placeText(annotation: Annotation): TextItem[] {
  const text = textOf(annotation);
  const [left, bottom, , top] = annotation.rect;
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const size = Math.min(usualSize, (top - bottom) / lineHeight / Math.max(lines.length, 1));
  return lines.map((str, at) => {
    const baseline = top - size * lineHeight * (at + 1) + size * belowBaseline;
    return {
      ...{ str, dir: 'ltr', fontName: 'annotation', width: (str.length * size) / 2 },
      transform: [size, 0, 0, size, left, baseline],
    };
  });
}

function textOf({ subtype, contentsObj, fieldValue, ...field }: Annotation): string {
  if (subtype === 'FreeText') return contentsObj?.str ?? '';
  if (subtype !== 'Widget' || field.pushButton || field.password) return '';
  const value = Array.isArray(fieldValue) ? fieldValue.join(', ') : (fieldValue ?? '');
  if (!field.checkBox && !field.radioButton) return value;
  return value !== '' && value !== 'Off' && value === (field.exportValue ?? field.buttonValue) ? tick : '';
}

/** Tells the mailbox or number of a link behind the last text in its box. */
function tellBehind(items: TextItem[], [left, bottom, right, top]: Annotation['rect'], url: string): void {
  const inside = items.filter(({ str, transform, width }) => {
    const [, , , , x = 0, y = 0] = transform;
    return (
      str.trim() !== '' && x + width / 2 >= left && x + width / 2 <= right && y >= bottom - 1 && y <= top
    );
  });
  const last = inside.at(-1);
  const told = last && tellLinked(inside.map(({ str }) => str).join(' '), url);
  if (last && told) items[items.indexOf(last)] = { ...last, str: last.str.trimEnd() + told };
}
