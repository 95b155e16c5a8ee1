import { type ComponentProps, useState } from 'react';
import { FieldFrame, type FieldFrameProps, fieldDescriptionId } from './field-frame.tsx';
import { type Origin, OriginNote } from './origin-note.tsx';
import { controlStyle } from './text-field.tsx';

type StandardFieldProps = Omit<FieldFrameProps, 'children' | 'isLabelHidden' | 'required'> &
  Pick<ComponentProps<'input'>, 'type' | 'maxLength' | 'autoComplete'> & {
    /** Makes it a field of several lines. */
    rows?: number;
    /** Empty while what was found applies. */
    value: string;
    /** What applies without a value; empty where nothing is known. */
    found: string;
    origin: Origin;
    /** Instead of the usual words for the origin. */
    words?: string;
    onChange: (value: string) => void;
  };

/** A field that shows the value in force, where it comes from, and the way back to it. */
export function StandardField({ rows, value, found, origin, words, onChange, ...field }: StandardFieldProps) {
  const { id, label, hint, error, className, ...control } = field;
  // A field that was just cleared stays empty while it is edited; left so, it returns to what was found.
  const [isCleared, setCleared] = useState(false);
  const isFound = value === '' && found !== '' && !isCleared;
  const noteId = `${id}-origin`;
  const shared = {
    ...control,
    id,
    value: isFound ? found : value,
    placeholder: found,
    'aria-invalid': Boolean(error),
    'aria-describedby':
      [fieldDescriptionId({ id, hint, error }), isFound && noteId].filter(Boolean).join(' ') || undefined,
    onBlur: () => setCleared(false),
    onChange: ({ target }: { target: { value: string } }) => {
      setCleared(target.value === '');
      onChange(target.value === found ? '' : target.value);
    },
  };
  return (
    <FieldFrame {...{ id, label, hint, error, className }}>
      {rows === undefined ? (
        <input className={controlStyle} {...shared} />
      ) : (
        <textarea className={`${controlStyle} resize-y`} rows={rows} {...shared} />
      )}
      {found !== '' && (isFound || value !== '') && (
        <OriginNote
          {...{ id: noteId, label, origin, words, isFound }}
          onReturn={() => {
            setCleared(false);
            onChange('');
            document.getElementById(id)?.focus();
          }}
        />
      )}
    </FieldFrame>
  );
}
