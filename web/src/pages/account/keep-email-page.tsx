import { KeepEmail } from '#web/features/sign-in/keep-email.tsx';
import { CardPage } from '#web/layouts/site/card-page.tsx';
import { useLinkToken } from '#web/lib/sign-in/use-link-token.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';

export function KeepEmailPage({ brand, links }: PageProps) {
  const token = useLinkToken();
  return (
    <CardPage
      brand={brand}
      links={links}
      title="Keep your email address"
      intro="Cancel a change of the address that your account signs in with."
    >
      <KeepEmail key={token} token={token} />
    </CardPage>
  );
}
