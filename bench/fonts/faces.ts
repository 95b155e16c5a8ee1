import { fileURLToPath } from 'node:url';

type Kind = 'sans' | 'serif';
type Cut = 'regular' | 'italic' | 'bold';
/** Weights that the pages use of each cut, and the one that stands for them when measured. */
export const cuts = {
  regular: { style: 'normal', weights: '100 549', measured: '400', localWeight: '400' },
  italic: { style: 'italic', weights: '100 900', measured: '400', localWeight: '400' },
  bold: { style: 'normal', weights: '550 900', measured: '650', localWeight: '700' },
} as const;

/** The fonts of web/src/app/fonts.css; headings have only a bold cut. */
export const webFonts: { family: string; kind: Kind; cuts: readonly Cut[] }[] = [
  { family: 'Schibsted Grotesk', kind: 'sans', cuts: ['regular', 'bold'] },
  { family: 'Newsreader', kind: 'serif', cuts: ['regular', 'italic', 'bold'] },
  { family: 'Bricolage Grotesque', kind: 'sans', cuts: ['bold'] },
  { family: 'Public Sans', kind: 'sans', cuts: ['bold'] },
  { family: 'Roboto Slab', kind: 'sans', cuts: ['bold'] },
  { family: 'Archivo', kind: 'sans', cuts: ['bold'] },
];

/** What a reader's system has. Liberation has the widths of Arial and Times; Android has neither. */
export const systemFonts: {
  suffix: string;
  kind: Kind;
  names: Record<Cut, readonly string[]>;
  /** Of a published font that this machine may not have. */
  fileName?: (cut: Cut) => string;
}[] = [
  {
    suffix: 'Fallback',
    kind: 'sans',
    names: {
      regular: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'],
      italic: ['Arial Italic', 'Arial-ItalicMT', 'Liberation Sans Italic', 'LiberationSans-Italic'],
      bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
    },
  },
  {
    suffix: 'Fallback',
    kind: 'serif',
    names: {
      regular: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'LiberationSerif'],
      italic: [
        'Times New Roman Italic',
        'TimesNewRomanPS-ItalicMT',
        'Liberation Serif Italic',
        'LiberationSerif-Italic',
      ],
      bold: [
        'Times New Roman Bold',
        'TimesNewRomanPS-BoldMT',
        'Liberation Serif Bold',
        'LiberationSerif-Bold',
      ],
    },
  },
  {
    suffix: 'Android Fallback',
    kind: 'sans',
    names: {
      regular: ['Roboto', 'Roboto-Regular'],
      italic: ['Roboto Italic', 'Roboto-Italic'],
      bold: ['Roboto Bold', 'Roboto-Bold'],
    },
    fileName: (cut) => `roboto/files/roboto-latin-${describeFile(cut)}`,
  },
  {
    suffix: 'Android Fallback',
    kind: 'serif',
    names: {
      regular: ['Noto Serif', 'NotoSerif', 'NotoSerif-Regular'],
      italic: ['Noto Serif Italic', 'NotoSerif-Italic'],
      bold: ['Noto Serif Bold', 'NotoSerif-Bold'],
    },
    fileName: (cut) => `noto-serif/files/noto-serif-latin-${describeFile(cut)}`,
  },
];

const describeFile = (cut: Cut): string => `${cuts[cut].localWeight}-${cuts[cut].style}.woff2`;

/** The file that the product serves. */
export function findWebFontFile(family: string, style: string): string {
  const name = family.toLowerCase().replaceAll(' ', '-');
  return fileURLToPath(
    import.meta.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-${style}.woff2`),
  );
}
