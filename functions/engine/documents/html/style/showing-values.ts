import { toColor, toNumber, toPixels } from './css-values.ts';
import type { Declaration } from './tracked-properties.ts';

/** Whether a declaration can only make more of an element visible. */
export function isShowing({ property, value }: Declaration): boolean {
  switch (property) {
    case 'display':
      return value !== 'none';
    case 'visibility':
      return value === 'visible';
    case 'content-visibility':
      return value !== 'hidden';
    case 'opacity':
      return (toNumber(value) ?? 1) > 0.1;
    case 'width':
    case 'height':
    case 'max-width':
    case 'max-height':
    case 'font-size':
      return (toPixels(value) ?? 100) > 10;
    case 'overflow':
      return value.startsWith('visible');
    case 'position':
      return value === 'static' || value === 'relative';
    case 'left':
    case 'right':
    case 'top':
    case 'bottom':
    case 'margin-left':
    case 'margin-top':
    case 'text-indent':
      return Math.abs(toPixels(value) ?? (value.endsWith('%') ? Number.parseFloat(value) : 0)) < 100;
    case 'color':
      return (toColor(value)?.alpha ?? 1) > 0.1;
    case 'rotate':
    case 'filter':
    case 'mask':
    case 'mask-image':
      return value === 'none';
    case 'clip':
    case 'clip-path':
    case 'transform':
    case 'scale':
    case 'translate':
      return !/\(0[^.]|^0|-\d{3}|inset\((?:50|100)%|rotate[xy]\(-?90deg/.test(value);
    default:
      return false;
  }
}
