import { useState } from 'react';
import { TextField } from '#web/ui/form/text-field.tsx';

type HideOnFieldProps = { paths: readonly string[]; onChange: (paths: string[]) => void };

/** The pages without the widget, as one text. It stays as it is typed while it means these paths. */
export function HideOnField({ paths, onChange }: HideOnFieldProps) {
  const [typed, setTyped] = useState('');
  const whole = paths.join(', ');
  return (
    <TextField
      id="widget-hide-on"
      label="Hide on these pages"
      hint="Paths, separated by commas; * matches anything: /checkout/*, /login"
      className="col-span-full"
      value={readPaths(typed).join(', ') === whole ? typed : whole}
      autoCapitalize="none"
      spellCheck={false}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readPaths(target.value));
      }}
    />
  );
}

const readPaths = (text: string): string[] => text.split(',').flatMap((path) => path.trim() || []);
