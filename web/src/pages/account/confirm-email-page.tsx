import { ConfirmEmail } from '#web/features/sign-in/confirm-email.tsx';
import { CardPage } from '#web/layouts/site/card-page.tsx';
import { useLinkToken } from '#web/lib/sign-in/use-link-token.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';

export function ConfirmEmailPage({ brand, links }: PageProps) {
  const token = useLinkToken();
  return (
    <CardPage
      brand={brand}
      links={links}
      title="Confirm your email address"
      intro="So that what is written to you reaches the right person."
    >
      <ConfirmEmail key={token} token={token} />
    </CardPage>
  );
}
