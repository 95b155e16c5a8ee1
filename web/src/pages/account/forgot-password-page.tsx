import { ResetRequestForm } from '#web/features/sign-in/reset-request-form.tsx';
import { CardPage } from '#web/layouts/site/card-page.tsx';
import type { PageProps } from '#web/lib/site/page-props.ts';

export function ForgotPasswordPage({ brand, links }: PageProps) {
  return (
    <CardPage
      brand={brand}
      links={links}
      title="Forgot your password?"
      intro="We’ll email you a link to choose a new one."
    >
      <ResetRequestForm brandId={brand.id} />
    </CardPage>
  );
}
