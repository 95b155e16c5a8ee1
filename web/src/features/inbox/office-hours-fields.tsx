import type { FormEvent } from 'react';
import type { VersionedHours } from '#shared/contract/inbox.ts';
import { type OfficeHours, weekdays } from '#shared/domain/inbox/office-hours.ts';
import { AppError } from '#shared/errors.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ConflictPanel } from '#web/ui/form/conflict-panel.tsx';
import { FieldError } from '#web/ui/form/field-frame.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { useHoursForm } from './use-hours-form.ts';

const dayNames = {
  ...{ Mon: 'Monday', Tue: 'Tuesday', Wed: 'Wednesday', Thu: 'Thursday' },
  ...{ Fri: 'Friday', Sat: 'Saturday', Sun: 'Sunday' },
};
const times = Array.from({ length: 24 * 4 + 1 }, (_, quarter) => describeTime(quarter / 4));

const labels = {
  ...{ isSet: 'Office hours', days: 'Days', opens: 'From', closes: 'To', timeZone: 'Time zone' },
};

type OfficeHoursFormProps = { conversionId: string; known: VersionedHours };

/** Days, hours and time zone. */
export function OfficeHoursForm({ conversionId, known }: OfficeHoursFormProps) {
  const form = useHoursForm(conversionId, known);
  const { draft, edit, isPending, error } = form;
  const issues = error instanceof AppError ? error.issues : [];
  const findIssue = (name: keyof OfficeHours) =>
    issues.find(({ field }) => field === `officeHours.${name}`)?.message;
  const daysIssue = findIssue('days');
  const save = (isSet: boolean, description: string) => {
    edit({ isSet });
    void form.save(() => toastStore.show({ title: 'Settings Saved', description }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(true, 'Visitors now get reply times that fit these hours.');
  };
  return (
    <form noValidate aria-label="Office hours" onSubmit={submit} className="space-y-5">
      <fieldset aria-describedby={daysIssue && 'office-days-error'}>
        <legend className="mb-1.5 font-semibold">Days</legend>
        <div className="flex flex-wrap gap-x-6">
          {weekdays.map((day) => (
            <label key={day} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                checked={draft.days.includes(day)}
                onChange={({ target }) =>
                  edit({
                    days: weekdays.filter((one) => (one === day ? target.checked : draft.days.includes(one))),
                  })
                }
                className="size-5 accent-brand-ink"
              />
              {dayNames[day]}
            </label>
          ))}
        </div>
        <FieldError id="office-days-error" error={daysIssue} />
      </fieldset>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          id="office-opens"
          label="From"
          error={findIssue('opens')}
          options={times.slice(0, -1)}
          value={String(draft.opens)}
          onChange={({ target }) => edit({ opens: Number(target.value) })}
        />
        <SelectField
          id="office-closes"
          label="To"
          error={findIssue('closes')}
          options={times.slice(1)}
          value={String(draft.closes)}
          onChange={({ target }) => edit({ closes: Number(target.value) })}
        />
        <SelectField
          id="office-time-zone"
          label="Time zone"
          className="sm:col-span-2"
          error={findIssue('timeZone')}
          options={listTimeZones(draft.timeZone)}
          value={draft.timeZone}
          onChange={({ target }) => edit({ timeZone: target.value })}
        />
      </div>
      <ConflictPanel
        conflicts={form.conflicts}
        labels={labels}
        describe={describeHours}
        onSettle={form.settle}
      />
      {error && issues.length === 0 && (
        <p role="alert" className="text-danger-ink">
          {describeFailure(error)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isPending}>
          {isPending ? 'Saving...' : 'Save'}
        </Button>
        {known.officeHours && (
          <Button
            variant="secondary"
            disabled={isPending}
            onClick={() => save(false, 'Visitors now get the same reply time every day.')}
          >
            Answer every day
          </Button>
        )}
      </div>
    </form>
  );
}

function describeHours(field: keyof typeof labels, value: unknown): string {
  if (field === 'isSet') return value === true ? 'These hours' : 'Answer every day';
  if (field === 'days') return Array.isArray(value) && value.length > 0 ? value.join(', ') : 'None';
  return typeof value === 'number' ? describeTime(value).label : String(value);
}

/** `17.5` is `5:30 PM`, and the end of a day is midnight. */
function describeTime(hours: number): { value: string; label: string } {
  const label = new Date(Date.UTC(2026, 0, 1, 0, hours * 60)).toLocaleTimeString('en-US', {
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return { value: String(hours), label: hours === 24 ? 'Midnight' : label };
}

/** The time zones known to the browser, plus the chosen one, which may come from another browser. */
function listTimeZones(chosen: string): { value: string; label: string }[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), chosen]);
  return [...names].toSorted().map((name) => ({ value: name, label: name.replaceAll('_', ' ') }));
}
