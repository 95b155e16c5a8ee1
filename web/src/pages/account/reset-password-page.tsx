import { NewPasswordForm } from '#web/features/sign-in/new-password-form.tsx';
import { CardPage } from '#web/layouts/site/card-page.tsx';
import { useLinkToken } from '#web/lib/sign-in/use-link-token.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';

export function ResetPasswordPage({ brand, links }: PageProps) {
  const token = useLinkToken();
  return (
    <CardPage
      brand={brand}
      links={links}
      title="Choose a new password"
      intro="Every browser signed in to your account will be signed out."
    >
      <NewPasswordForm key={token} token={token} />
    </CardPage>
  );
}
