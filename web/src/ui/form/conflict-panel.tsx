import { Callout } from '../feedback/callout.tsx';
import { Button } from './button.tsx';

type ConflictPanelProps<Field extends string> = {
  conflicts: readonly { field: Field; mine: unknown; theirs: unknown }[];
  labels: Record<Field, string>;
  /** The words for a value; by default its own. */
  describe?: (field: Field, value: unknown) => string;
  /** What stands for a field without a value. */
  emptyWord?: string | undefined;
  onSettle: (field: Field, keepsMine: boolean) => void;
};

/** Both values of each field that somebody else has saved meanwhile. Nothing is lost until one is chosen. */
export function ConflictPanel<Field extends string>(props: ConflictPanelProps<Field>) {
  const { conflicts, labels, emptyWord = 'Empty', onSettle } = props;
  const { describe = (_field, value) => (value === '' ? emptyWord : describeValue(value)) } = props;
  if (conflicts.length === 0) return null;
  return (
    <Callout tone="warning" role="alert">
      <p className="font-semibold">Somebody else has changed this in the meantime</p>
      <p>Choose for each field what to keep, then save again.</p>
      <ul className="mt-3 space-y-4">
        {conflicts.map(({ field, mine, theirs }) => (
          <li key={field}>
            <p className="font-semibold">{labels[field]}</p>
            <dl className="mt-1 grid gap-3 sm:grid-cols-2">
              <Side
                title="Saved by somebody else"
                text={describe(field, theirs)}
                label="Use theirs"
                name={labels[field]}
                onChoose={() => onSettle(field, false)}
              />
              <Side
                title="Yours"
                text={describe(field, mine)}
                label="Keep mine"
                name={labels[field]}
                onChoose={() => onSettle(field, true)}
              />
            </dl>
          </li>
        ))}
      </ul>
    </Callout>
  );
}

type SideProps = { title: string; text: string; label: string; name: string; onChoose: () => void };

function Side({ title, text, label, name, onChoose }: SideProps) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-muted text-sm">{title}</dt>
      <dd>
        <p className="whitespace-pre-line break-words rounded-md bg-surface p-3">{text}</p>
        <Button
          variant="secondary"
          size="small"
          className="mt-2"
          aria-label={`${label}: ${name}`}
          onClick={onChoose}
          label={label}
        />
      </dd>
    </div>
  );
}

function describeValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (Array.isArray(value)) return value.length > 0 ? value.map(describeValue).join('\n') : 'None';
  if (value === null || value === undefined || value === '') return 'Empty';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}
