import { type FormEvent, type ReactNode, useState } from 'react';
import { type WebhookEventType, webhookEventTypeSchema } from '#shared/domain/webhook.ts';
import { Button } from '#web/ui/form/button.tsx';
import { FieldError } from '#web/ui/form/field-frame.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { eventTexts } from './event-texts.ts';

export type EndpointSettings = { url: string; events: WebhookEventType[]; isActive: boolean };

type EndpointFormProps = {
  id: string;
  draft: EndpointSettings;
  onChange: (change: Partial<EndpointSettings>) => void;
  /** Of an endpoint that exists. */
  offersSwitch?: boolean;
  isPending: boolean;
  failure: string | undefined;
  onSave: () => void;
  /** What stands in the way of saving. */
  children?: ReactNode;
  onCancel: () => void;
};

const types = webhookEventTypeSchema.options;
const choiceStyle = 'flex min-h-11 items-center gap-3 py-1';
const checkboxStyle = 'size-5 shrink-0 accent-brand-ink';

export function EndpointForm(props: EndpointFormProps) {
  const { id, draft, onChange, offersSwitch = false, isPending, failure } = props;
  const { onSave, onCancel, children } = props;
  const [isSubmitted, setSubmitted] = useState(false);
  const [sentUrl, setSentUrl] = useState<string>();
  const url = draft.url.trim();
  const urlIssue = isSubmitted && !url ? 'Please enter an address.' : undefined;
  const eventsIssue = isSubmitted && draft.events.length === 0 ? 'Choose at least one event.' : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!url) return document.getElementById(`${id}-url`)?.focus();
    if (draft.events.length === 0) return document.getElementById(`${id}-${types[0]}`)?.focus();
    setSentUrl(url);
    onSave();
  };
  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      <TextField
        id={`${id}-url`}
        label="Address"
        hint="https only, for instance https://www.example.org/webhooks"
        type="url"
        required
        maxLength={2048}
        autoCapitalize="none"
        spellCheck={false}
        value={draft.url}
        error={urlIssue ?? (url === sentUrl ? failure : undefined)}
        onChange={({ target }) => onChange({ url: target.value })}
      />
      <EventChoices
        id={id}
        issue={eventsIssue}
        chosen={draft.events}
        onChange={(events) => onChange({ events })}
      />
      {offersSwitch && (
        <label className={choiceStyle}>
          <input
            type="checkbox"
            checked={draft.isActive}
            onChange={({ target }) => onChange({ isActive: target.checked })}
            className={checkboxStyle}
          />
          Send events to this endpoint
        </label>
      )}
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isPending}>
          Save endpoint
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

type EventChoicesProps = {
  id: string;
  issue: string | undefined;
  chosen: readonly WebhookEventType[];
  onChange: (chosen: WebhookEventType[]) => void;
};

function EventChoices({ id, issue, chosen, onChange }: EventChoicesProps) {
  const choose = (type: WebhookEventType, isChosen: boolean) =>
    onChange(types.filter((each) => (each === type ? isChosen : chosen.includes(each))));
  return (
    <fieldset aria-describedby={issue && `${id}-events-error`}>
      <legend className="font-semibold">Events</legend>
      {types.map((type) => (
        <label key={type} className={choiceStyle}>
          <input
            id={`${id}-${type}`}
            type="checkbox"
            checked={chosen.includes(type)}
            onChange={({ target }) => choose(type, target.checked)}
            className={checkboxStyle}
          />
          <span>
            {eventTexts[type]} <code className="block text-ink-muted text-sm">{type}</code>
          </span>
        </label>
      ))}
      <FieldError id={`${id}-events-error`} error={issue} />
    </fieldset>
  );
}
