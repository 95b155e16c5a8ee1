import type { Form } from '#shared/contract/forms.ts';
import { figureNames } from '#shared/domain/figures/glossary.ts';
import { formatPercent, percentOf } from '#shared/domain/figures/shares.ts';
import type { FormType } from '#shared/domain/forms/form.ts';
import { EditorsOnly } from '#web/lib/sign-in/role-context.tsx';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Button, buttonStyle } from '#web/ui/form/button.tsx';

type FormCardProps = { form: Form; onShow: () => void; onEdit: () => void; onRemove: () => void };

const typeLabels: Record<FormType, string> = { built: 'Form', pdf: 'PDF', excel: 'Excel', link: 'Link' };

export function FormCard({ form, onShow, onEdit, onRemove }: FormCardProps) {
  const { name, description, type, fields, publicLink, analytics } = form;
  const copy = () =>
    navigator.clipboard.writeText(publicLink).then(
      () => toastStore.show({ title: 'Link Copied', description: publicLink }),
      () => toastStore.show({ title: 'Not copied', description: publicLink, variant: 'destructive' }),
    );
  return (
    <li className="min-w-0 rounded-lg border border-line bg-surface p-5">
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-lg [overflow-wrap:anywhere]">{name}</h3>
        <span className="shrink-0 rounded-full bg-brand-tint px-2.5 py-0.5 font-semibold text-brand-ink text-sm">
          {typeLabels[type]}
        </span>
      </div>
      {description && <p className="mt-1 text-ink-muted">{description}</p>}
      <dl className="mt-4 grid grid-cols-3 gap-3">
        <Count label="Views" value={analytics.views.toLocaleString('en-US')} />
        <Count label="Submissions" value={analytics.submissions.toLocaleString('en-US')} />
        <Count
          label={figureNames.conversion}
          value={formatPercent(percentOf(analytics.submissions, analytics.views))}
        />
      </dl>
      {analytics.popularFields.length > 0 && (
        <p className="mt-3 text-ink-muted text-sm">
          Most completed fields: {analytics.popularFields.join(', ')}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <a
          href={new URL(publicLink).pathname}
          target="_blank"
          rel="noopener"
          aria-label={`Open ${name} (in a new tab)`}
          className={buttonStyle({ variant: 'secondary', size: 'small' })}
        >
          Open
        </a>
        <CardButton action="Copy link" name={name} label="Copy link of" onClick={copy} />
        {fields.length > 0 && (
          <CardButton action="Submissions" name={name} label="Submissions of" onClick={onShow} />
        )}
        <EditorsOnly>
          <CardButton action="Edit" name={name} label="Edit" onClick={onEdit} />
          <CardButton action="Delete" name={name} label="Delete" onClick={onRemove} />
        </EditorsOnly>
      </div>
    </li>
  );
}

function Count({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-muted text-sm">{label}</dt>
      <dd className="font-semibold text-lg">{value}</dd>
    </div>
  );
}

type CardButtonProps = { action: string; label: string; name: string; onClick: () => void };

function CardButton({ action, label, name, onClick }: CardButtonProps) {
  return (
    <Button variant="secondary" size="small" aria-label={`${label} ${name}`} onClick={onClick}>
      {action}
    </Button>
  );
}
