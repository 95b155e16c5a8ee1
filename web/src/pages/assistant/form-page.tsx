import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { PublicForm } from '#shared/contract/forms.ts';
import { formIdPattern } from '#shared/domain/forms/form-path.ts';
import { AppError } from '#shared/errors.ts';
import { PublicFormView } from '#web/features/forms/public-form-view.tsx';
import { PauseNotice } from '#web/features/pause/pause-notice.tsx';
import { siteProfileQuery } from '#web/features/site-profile/site-profile-query.ts';
import { ErrorScreen } from '#web/features/system-status/error-screen.tsx';
import { OrganisationPage } from '#web/layouts/site/organisation-page.tsx';
import { visitorApi } from '#web/lib/api/visitor-api.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';
import { LocalizePage } from '#web/lib/texts/localize-page.tsx';
import { NotFoundPage } from '#web/pages/public/not-found-page.tsx';
import { OutsideLink } from '#web/ui/data/outside-link.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { buttonStyle } from '#web/ui/form/button.tsx';
import { Download } from '#web/ui/icons/icons.ts';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

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
  const { data: form, refetch, ...opening } = useQuery(visitorApi.forms.getPublic.query({ formId }));
  const site = useQuery({ ...siteProfileQuery(form?.conversionId ?? ''), enabled: form !== undefined });
  const failed = form ? site.refetch : refetch;
  const recover = useCallback(() => failed({ throwOnError: true }), [failed]);
  const error = opening.error ?? site.error;
  if (error instanceof AppError && error.code === 'NOT_FOUND') return <NotFoundPage {...props} />;
  if (error) return <ErrorScreen error={error} brand={brand} recover={recover} />;
  if (!form || !site.data) return <Spinner label="Opening the form…" className="min-h-dvh justify-center" />;
  return (
    <OrganisationPage
      brand={brand}
      organisation={{ conversionId: form.conversionId, ...site.data.site, name: form.organisation }}
      title={form.name}
    >
      {form.description && !form.pause && <p className="whitespace-pre-wrap">{form.description}</p>}
      <FormContent form={form} />
      <p className="mt-6 text-sm">
        <SiteLink to={links.legal('privacy')} className="underline underline-offset-4" label="Privacy" />
      </p>
    </OrganisationPage>
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
      <Download className="size-5" />
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
