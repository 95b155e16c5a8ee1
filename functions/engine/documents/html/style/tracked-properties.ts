export type Declaration = { property: string; value: string; isImportant: boolean };

const tracked = new Set([
  'display',
  'visibility',
  'content-visibility',
  'opacity',
  'width',
  'height',
  'max-width',
  'max-height',
  'min-width',
  'min-height',
  'overflow',
  'font-size',
  'clip',
  'clip-path',
  'position',
  'left',
  'right',
  'top',
  'bottom',
  'margin-left',
  'margin-top',
  'padding-top',
  'padding-bottom',
  'padding-left',
  'text-indent',
  'white-space',
  'transform',
  'scale',
  'translate',
  'zoom',
  'filter',
  'rotate',
  'mask',
  'mask-image',
  'mask-size',
  'letter-spacing',
  'mix-blend-mode',
  'text-stroke',
  'text-stroke-width',
  'color',
  'background-color',
  'background-image',
  'background-clip',
  'text-shadow',
  'vertical-align',
  'text-decoration',
]);

/** An element with one of these moves or fades in; its transparency is a beginning. */
const movingPattern = /^(?:-webkit-)?(?:transition|animation|will-change)/;

/** Logical names as they lie in text from left to right. */
const physicalNames: Record<string, string> = {
  'block-size': 'height',
  'inline-size': 'width',
  'max-block-size': 'max-height',
  'max-inline-size': 'max-width',
  'min-block-size': 'min-height',
  'min-inline-size': 'min-width',
  'inset-block-start': 'top',
  'inset-block-end': 'bottom',
  'inset-inline-start': 'left',
  'inset-inline-end': 'right',
  'margin-block-start': 'margin-top',
  'margin-inline-start': 'margin-left',
  'padding-block-start': 'padding-top',
  'padding-block-end': 'padding-bottom',
  'padding-inline-start': 'padding-left',
  'overflow-x': 'overflow',
  'overflow-y': 'overflow',
  'overflow-block': 'overflow',
  'overflow-inline': 'overflow',
  'text-fill-color': 'color',
  'text-decoration-line': 'text-decoration',
};

const styleValueLengthLimit = 300;
const sides = ['top', 'right', 'bottom', 'left'] as const;

/** The declarations of one property that matter to visibility, with shorthands taken apart. */
export function readDeclaration(property: string, value: string, isImportant: boolean): Declaration[] {
  if (property.startsWith('--'))
    return [{ property, value: value.trim().slice(0, styleValueLengthLimit), isImportant }];
  const text = value.trim().toLowerCase().slice(0, styleValueLengthLimit);
  const name = property.replace(/^-(?:webkit|moz|ms)-/, '');
  return expand(physicalNames[name] ?? name, text).map(([longhand, part]) => ({
    property: longhand,
    value: part,
    isImportant,
  }));
}

function expand(property: string, value: string): (readonly [string, string])[] {
  if (movingPattern.test(property)) return /^(?:none|all 0s)/.test(value) ? [] : [['moving', value]];
  if (tracked.has(property)) return [[property, value]];
  switch (property) {
    case 'background':
      return [
        ['background-color', colorOf(value)],
        ['background-image', /url\(|gradient|var\(|image/.test(value) ? value : 'none'],
        ...(/\btext\b/.test(value) ? [['background-clip', 'text'] as const] : []),
      ];
    case 'font':
      return sizeOfFont(value);
    // Drawn over the ground and below the text.
    case 'box-shadow':
      return /\binset\b/.test(value) ? [['ground-beside', 'unknown']] : [];
    case 'inset':
      return bySide(value, (side) => side);
    case 'margin':
      return bySide(value, (side) => `margin-${side}`).filter(([name]) => tracked.has(name));
    case 'padding':
      return bySide(value, (side) => `padding-${side}`).filter(([name]) => tracked.has(name));
    default:
      return [];
  }
}

function sizeOfFont(value: string): (readonly [string, string])[] {
  const [, size] = /(?:^|\s)(\d*\.?\d+(?:px|pt|em|rem|%|vw)?)(?:\s*\/|\s)/.exec(value) ?? [];
  return size ? [['font-size', size]] : [];
}

/** The color within a `background`; everything else of it sets the color back. */
function colorOf(value: string): string {
  const withoutImages = value.replace(/(?:url|[a-z-]*gradient)\((?:[^()]|\([^()]*\))*\)/g, ' ').trim();
  const [found] = /#[0-9a-f]{3,8}\b|[a-z-]+\((?:[^()]|\([^()]*\))*\)/.exec(withoutImages) ?? [];
  if (found) return found;
  const words = withoutImages
    .split(/\s+/)
    .filter((word) => /^[a-z]+$/.test(word) && !backgroundWords.test(word));
  return words.at(-1) ?? 'transparent';
}

const backgroundWords =
  /^(?:none|repeat|repeat-x|repeat-y|no-repeat|space|round|scroll|fixed|local|center|top|left|right|bottom|cover|contain|auto|initial|unset|inherit|text|padding-box)$/;

function bySide(value: string, nameOf: (side: string) => string): (readonly [string, string])[] {
  const [top = '', right = top, bottom = top, left = right] = value.split(/\s+/);
  return sides.map((side) => [nameOf(side), { top, right, bottom, left }[side]] as const);
}
