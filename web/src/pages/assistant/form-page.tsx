import { Download } from 'lucide-react';
import { useCallback } from 'react';
import type { PublicForm } from '#shared/contract/forms.ts';
import { formIdPattern } from '#shared/domain/forms/form-path.ts';
import { AppError } from '#shared/errors.ts';
import { PublicFormView } from '#web/features/forms/public-form-view.tsx';
import { usePublicForm } from '#web/features/forms/queries.ts';
import { PauseNotice } from '#web/features/pause/pause-notice.tsx';
import { ErrorScreen } from '#web/features/system-status/error-screen.tsx';
import { PublicLayout } from '#web/layouts/site/public-layout.tsx';
import { usePageTitle } from '#web/lib/browser/use-page-title.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';
import { LocalizePage } from '#web/lib/texts/localize-page.tsx';
import { NotFoundPage } from '#web/pages/public/not-found-page.tsx';
import { OutsideLink } from '#web/ui/data/outside-link.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { buttonStyle } from '#web/ui/form/button.tsx';

/** A customer's form for visitors. Not indexed: visitors get a link to it. */
export function FormPage(props: PageProps) {
  const { formId = '' } = props.parameters;
  if (!formIdPattern.test(formId)) return <NotFoundPage {...props} />;
  return (
    <>
      <meta name="robots" content="noindex" />
      <KnownForm {...props} formId={formId} />
    </>
  );
}

function KnownForm(props: PageProps & { formId: string }) {
  const { brand, links, formId } = props;
  const { data: form, error, refetch } = usePublicForm(formId);
  const recover = useCallback(() => refetch({ throwOnError: true }), [refetch]);
  usePageTitle(form && `${form.name} · ${form.organisation}`);
  if (error instanceof AppError && error.code === 'NOT_FOUND') return <NotFoundPage {...props} />;
  if (error) return <ErrorScreen error={error} brand={brand} recover={recover} />;
  if (!form) return <Spinner label="Opening the form…" className="min-h-dvh justify-center" />;
  return (
    <PublicLayout brand={brand} links={links}>
      <div className="page-width py-10 sm:py-14">
        <div className="mx-auto max-w-2xl rounded-lg border border-line bg-surface p-5 sm:p-8">
          <p className="text-ink-muted">{form.organisation}</p>
          <h1 className="mt-1 text-title [overflow-wrap:anywhere]">{form.name}</h1>
          {form.description && !form.pause && <p className="mt-3 whitespace-pre-wrap">{form.description}</p>}
          <FormContent form={form} />
        </div>
      </div>
    </PublicLayout>
  );
}

function FormContent({ form }: { form: PublicForm }) {
  const { pause, organisation, type, downloadUrl } = form;
  if (pause) {
    return (
      <LocalizePage>
        <PauseNotice name={organisation} contact={pause} what="form" />
      </LocalizePage>
    );
  }
  if (downloadUrl) return <DownloadLink url={downloadUrl} />;
  return type === 'link' ? <ExternalForm form={form} /> : <PublicFormView form={form} />;
}

function DownloadLink({ url }: { url: string }) {
  return (
    <a href={url} download className={`${buttonStyle({ size: 'large' })} mt-6`}>
      <Download aria-hidden="true" className="size-5" />
      Download the PDF
    </a>
  );
}

function ExternalForm({ form: { name, url } }: { form: PublicForm }) {
  const host = url && URL.canParse(url) ? new URL(url).host : '';
  return (
    <p className="mt-6">
      This form is on {host}.{' '}
      <OutsideLink href={url} className="font-semibold text-brand-ink underline underline-offset-4">
        Open {name}
      </OutsideLink>
    </p>
  );
}
