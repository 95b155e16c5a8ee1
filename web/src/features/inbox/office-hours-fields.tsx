import { type OfficeHours, weekdays } from '#shared/domain/inbox/office-hours.ts';
import { contactReplyHours } from '#shared/domain/limits.ts';
import { ConflictPanel } from '#web/ui/form/conflict-panel.tsx';
import { FieldError } from '#web/ui/form/field-frame.tsx';
import { OriginNote } from '#web/ui/form/origin-note.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import type { useHoursForm } from './use-hours-form.ts';

const dayNames = {
  ...{ Mon: 'Monday', Tue: 'Tuesday', Wed: 'Wednesday', Thu: 'Thursday' },
  ...{ Fri: 'Friday', Sat: 'Saturday', Sun: 'Sunday' },
};
const times = Array.from({ length: 24 * 4 + 1 }, (_, quarter) => describeTime(quarter / 4));

const labels = {
  ...{ promise: 'What they are promised', days: 'Days', opens: 'From', closes: 'To', timeZone: 'Time zone' },
};

const promises = [
  {
    value: 'always',
    label: `Within ${contactReplyHours} hours`,
    hint: 'Whatever day it is, weekends included.',
  },
  {
    value: 'hours',
    label: 'In office hours',
    hint: 'After at least one full working day. Who writes on Friday evening isn’t promised an answer on Saturday.',
  },
  {
    value: 'nothing',
    label: 'No time',
    hint: 'They are told that their message was passed on, not when you answer. It stays so until you choose.',
  },
] as const;

type HoursForm = ReturnType<typeof useHoursForm>;
type Week = Omit<OfficeHours, 'timeZone'>;

type OfficeHoursFieldsProps = {
  form: HoursForm;
  /** The hours that the website states, in its words. */
  stated: string | undefined;
};

/** When the organisation answers messages, which determines what visitors are told. */
export function OfficeHoursFields({ form, stated }: OfficeHoursFieldsProps) {
  return (
    <Panel id="office-hours" title="Office hours">
      <p className="-mt-2 mb-5 max-w-prose text-ink-muted">
        Visitors who leave a message can be told when to expect your answer.
      </p>
      <div className="space-y-5">
        <RadioCards
          name="answers-on"
          legend={labels.promise}
          value={form.draft.promise}
          options={promises}
          onChange={(promise) => form.edit({ promise })}
        />
        {stated && (
          <p className="text-ink-muted text-sm">
            We read: <q>{stated}</q>
            {form.draft.promise !== 'hours' && sayStart(form)}
          </p>
        )}
        {form.draft.promise === 'hours' && <HoursFields form={form} />}
        <ConflictPanel
          conflicts={form.conflicts}
          labels={labels}
          describe={describeHours}
          onSettle={form.settle}
        />
      </div>
    </Panel>
  );
}

function HoursFields({ form }: { form: HoursForm }) {
  const { draft, edit, findIssue, found } = form;
  const daysIssue = findIssue('days');
  return (
    <>
      <fieldset aria-describedby={daysIssue && 'office-days-error'}>
        <legend className="mb-1.5 font-semibold">Days</legend>
        <div className="grid grid-cols-2 gap-x-6 sm:grid-cols-[repeat(4,minmax(0,9rem))]">
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
      </div>
      <OriginNote
        id="office-week-origin"
        label="Days, From and To"
        origin={found.isStated ? 'website' : 'standard'}
        isFound={isSameWeek(draft, found.week)}
        onReturn={() => edit(found.week)}
      />
      <TimeZoneField form={form} />
    </>
  );
}

function TimeZoneField({ form: { draft, edit, findIssue, found, isStored } }: { form: HoursForm }) {
  const { name, isOfBrowser } = found.timeZone;
  const isFound = draft.timeZone === name;
  return (
    <div className="space-y-1.5">
      <SelectField
        id="office-time-zone"
        label={labels.timeZone}
        error={findIssue('timeZone')}
        options={listTimeZones(draft.timeZone)}
        value={draft.timeZone}
        onChange={({ target }) => edit({ timeZone: target.value })}
      />
      {/* What the owner has saved is no proposal of the browser any more. */}
      {!(isFound && isOfBrowser && isStored) && (
        <OriginNote
          id="office-time-zone-origin"
          label={labels.timeZone}
          origin="website"
          words={
            isOfBrowser
              ? `Proposed: the time zone of your browser, ${nameZone(name)}. Please check it.`
              : 'From the address on your website'
          }
          wayBack={isOfBrowser ? 'Use the time zone of your browser' : 'Use the time zone of your address'}
          isFound={isFound}
          onReturn={() => edit({ timeZone: name })}
        />
      )}
    </div>
  );
}

/** Hours that a website states without a time zone count only once their owner has set one. */
function sayStart({ found: { timeZone } }: HoursForm): string {
  return timeZone.isOfBrowser
    ? ` It doesn’t say in which time zone. Choose “In office hours” and check ours: ${nameZone(timeZone.name)}.`
    : ' Choose “In office hours” to start from there.';
}

/** A time zone as people call it: “Eastern Time”. */
function nameZone(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

function isSameWeek(one: Week, other: Week): boolean {
  return one.opens === other.opens && one.closes === other.closes && one.days.join() === other.days.join();
}

function describeHours(field: keyof typeof labels, value: unknown): string {
  if (field === 'promise') return promises.find((one) => one.value === value)?.label ?? '';
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
