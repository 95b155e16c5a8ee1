import { useMutation } from '@tanstack/react-query';
import type { OwnDomain } from '#shared/contract/dashboard/domains.ts';
import { domainProblemTexts, domainStateNames } from '#shared/domain/own-domain/domain-texts.ts';
import { api } from '#web/lib/api/api.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { formatRecent } from '#web/lib/format/format-recent.ts';
import { CopiedValue } from '#web/ui/data/copied-value.tsx';
import { OutsideLink } from '#web/ui/data/outside-link.tsx';
import { AskedTwice } from '#web/ui/form/asked-twice.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { FailureLine } from '#web/ui/form/failure.tsx';

/** A connected domain: where it stands, what to do, and its records. */
export function ConnectedDomain({ conversionId, own }: { conversionId: string; own: OwnDomain }) {
  const check = useMutation(api.domains.check.mutation());
  const remove = useMutation(api.domains.remove.mutation());
  const { domain, records } = own;
  return (
    <div className="space-y-5">
      <p className="break-all font-semibold">
        {own.state === 'live' ? (
          <OutsideLink href={`https://${domain}/`} className="underline underline-offset-4">
            {domain}
          </OutsideLink>
        ) : (
          domain
        )}
      </p>
      <DomainState own={own} />
      <div className="flex flex-wrap items-start gap-3">
        <Button
          variant="secondary"
          size="small"
          disabled={check.isPending}
          onClick={() => check.mutate({ conversionId })}
        >
          {check.isPending ? 'Checking…' : 'Check now'}
        </Button>
        <AskedTwice
          label="Remove the domain"
          warning={`${domain} stops answering within minutes. Remove its records where your domain is managed, too.`}
          confirmLabel="Remove it"
          isPending={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutateAsync({ conversionId })}
        />
      </div>
      <FailureLine error={check.error} className="text-danger-ink" />
      <div>
        <h3 className="font-semibold">Records to set</h3>
        <p className="mb-3 max-w-prose text-ink-muted text-sm">
          Set both where your domain’s DNS records are managed, and keep them: one leads visitors here, the
          other proves that the name is yours. Some providers add your domain to the name by themselves.
        </p>
        <ul aria-label="DNS records" className="divide-y divide-line border-line border-y">
          {records.map((record) => (
            <RecordLine key={record.type} {...record} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function DomainState({ own: { state, problem, since, checkedAt, endsAt } }: { own: OwnDomain }) {
  return (
    <div role="status" className="space-y-1">
      <p className={state === 'broken' ? 'font-semibold text-danger-ink' : 'font-semibold'}>
        {domainStateNames[state]}
      </p>
      {problem && <p className="max-w-prose">{domainProblemTexts[problem]}</p>}
      <p className="text-ink-muted text-sm">
        Since <time dateTime={since}>{formatRecent(since)}</time>
        {checkedAt ? (
          <>
            {' · last checked: '}
            <time dateTime={checkedAt}>{formatRecent(checkedAt)}</time>
          </>
        ) : (
          ' · not checked yet'
        )}
        {endsAt && ` · unless it works before, we give it up on ${formatDay(endsAt)}`}
      </p>
    </div>
  );
}

function RecordLine({ type, name, value }: OwnDomain['records'][number]) {
  return (
    <li className="space-y-2 py-3">
      <p className="font-semibold text-sm">{type}</p>
      <CopiedValue name="Name" value={name} label={`Copy ${type} name`} />
      <CopiedValue name="Value" value={value} label={`Copy ${type} value`} />
    </li>
  );
}
