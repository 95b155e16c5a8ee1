import * as z from 'zod';
import { type TrialFormField, trialFormFields } from '#shared/domain/trial-form-fields.ts';
import type { Abandonment, DemoInteraction } from '../demos/demo.ts';

/** Counts of visits to a brand's trial form, by their stored names. */
export type DemoCounts = Readonly<Record<string, number>>;

export const lastFieldPrefix = 'last-';
export const filledFieldPrefix = 'filled-';

const countSchema = z.number().default(0);
/** A visit's interactions so far, including the current one. */
export const visitSchema = z.object({
  form_active: countSchema,
  form_submitted_success: countSchema,
  form_submitted_error: countSchema,
});
type Visit = z.infer<typeof visitSchema>;

/** Counts added by an interaction: each step counts once per visit, and submitting implies staying. */
export function countInteraction(visit: Visit, interaction: DemoInteraction): DemoCounts {
  const sent = visit.form_submitted_success + visit.form_submitted_error;
  switch (interaction) {
    case 'form_started':
      return {};
    case 'form_active':
      return { stayed: Number(visit.form_active === 1 && sent === 0) };
    case 'form_submitted_success':
    case 'form_submitted_error':
      return {
        stayed: Number(sent === 1 && visit.form_active === 0),
        sent: Number(sent === 1),
        refused: Number(interaction === 'form_submitted_error' && visit.form_submitted_error === 1),
      };
  }
}

type Leave = Pick<Abandonment, 'completedFields' | 'lastActiveField' | 'errorEncountered' | 'exitAction'>;

/** Counts added by an abandonment, or changed by a repeated one. */
export function countAbandonment(leave: Leave, earlier: Leave | undefined): DemoCounts {
  const counts = { ...describeLeave(leave) };
  for (const [name, count] of Object.entries(earlier ? describeLeave(earlier) : {}))
    counts[name] = (counts[name] ?? 0) - count;
  return counts;
}

function describeLeave(leave: Leave): Record<string, number> {
  const filled = new Set(leave.completedFields.flatMap((name) => findField(name) ?? []));
  return {
    abandoned: 1,
    closed: Number(leave.exitAction === 'page_close'),
    navigated: Number(leave.exitAction === 'navigation'),
    afterError: Number(Boolean(leave.errorEncountered)),
    [lastFieldPrefix + nameLastField(leave.lastActiveField)]: 1,
    ...Object.fromEntries([...filled].map((field) => [filledFieldPrefix + field, 1])),
  };
}

function nameLastField(name: string | null | undefined): string {
  return name ? (findField(name) ?? 'other') : 'none';
}

/** Anybody may call, so unknown field names are merged to bound the counts. */
function findField(name: string): TrialFormField | undefined {
  return trialFormFields.find((field) => field === name);
}
