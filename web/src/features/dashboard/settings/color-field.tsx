import type { Brand } from '#shared/brands/brand.ts';
import { isHexColor } from '#web/brand/color.ts';
import { makeLightTheme } from '#web/brand/theme.ts';
import { Button } from '#web/ui/form/button.tsx';
import { FieldFrame } from '#web/ui/form/field-frame.tsx';

type ColorFieldProps = {
  brand: Brand;
  /** Empty for the website's own color. */
  chosen: string;
  onWebsite: string | undefined;
  onChange: (color: string) => void;
};

/** A color with a sample of a button as visitors see it, whose contrast is corrected by computation. */
export function ColorField({ brand, chosen, onWebsite, onChange }: ColorFieldProps) {
  const color = [chosen, onWebsite ?? ''].find(isHexColor) ?? brand.colors.primary;
  const shown = makeLightTheme({ ...brand.colors, primary: color });
  const isCorrected = shown.brand.toLowerCase() !== color.toLowerCase();
  return (
    <FieldFrame id="appearance-color" label="Color">
      <div className="flex flex-wrap items-center gap-3">
        <input
          id="appearance-color"
          type="color"
          value={color}
          aria-describedby="appearance-color-note"
          onChange={({ target }) => onChange(target.value)}
          className="size-11 cursor-pointer rounded-md border border-field-line bg-surface p-1"
        />
        <span
          className="rounded-md px-4 py-2 font-semibold"
          style={{ background: shown.brand, color: shown['on-brand'] }}
        >
          Ask a question
        </span>
        {chosen !== '' && (
          <Button variant="quiet" size="small" onClick={() => onChange('')}>
            Use the default color
          </Button>
        )}
      </div>
      <p id="appearance-color-note" className="text-ink-muted text-sm">
        {chosen === '' ? 'The default color. ' : ''}
        {isCorrected
          ? `Shown as ${shown.brand}, because text on ${color} would be hard to read.`
          : 'Text on it is easy to read.'}
      </p>
    </FieldFrame>
  );
}
