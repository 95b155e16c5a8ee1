import type { Brand } from '#shared/brands/brand.ts';
import { isHexColor } from '#web/brand/color.ts';
import { makeLightTheme } from '#web/brand/theme.ts';
import { FieldFrame } from '#web/ui/form/field-frame.tsx';
import { OriginNote } from '#web/ui/form/origin-note.tsx';

type ColorFieldProps = {
  brand: Brand;
  /** Empty for the website's own color. */
  chosen: string;
  onWebsite: string;
  onChange: (color: string) => void;
};

/** A color with a sample of a button as visitors see it, whose contrast is corrected by computation. */
export function ColorField({ brand, chosen, onWebsite, onChange }: ColorFieldProps) {
  const color = [chosen, onWebsite].find(isHexColor) ?? brand.colors.primary;
  const shown = makeLightTheme({ ...brand.colors, primary: color });
  const isCorrected = shown.brand.toLowerCase() !== color.toLowerCase();
  return (
    <FieldFrame id="appearance-color" label="Color">
      <div className="flex flex-wrap items-center gap-3">
        <input
          id="appearance-color"
          type="color"
          value={color}
          aria-describedby={
            chosen === '' ? 'appearance-color-note appearance-color-origin' : 'appearance-color-note'
          }
          onChange={({ target }) => onChange(target.value)}
          className="size-11 cursor-pointer rounded-md border border-field-line bg-surface p-1"
        />
        <span
          className="rounded-md px-4 py-2 font-semibold"
          style={{ background: shown.brand, color: shown['on-brand'] }}
        >
          Ask a question
        </span>
      </div>
      <p id="appearance-color-note" className="text-ink-muted text-sm">
        {isCorrected
          ? `Shown as ${shown.brand}, because text on ${color} would be hard to read.`
          : 'Contrast is good.'}
      </p>
      <OriginNote
        id="appearance-color-origin"
        label="Color"
        origin={isHexColor(onWebsite) ? 'website' : 'standard'}
        isFound={chosen === ''}
        onReturn={() => onChange('')}
      />
    </FieldFrame>
  );
}
