import { NewPasswordForm } from '#web/features/sign-in/new-password-form.tsx';
import { CardPage } from '#web/layouts/card-page.tsx';
import { useLinkToken } from '#web/lib/use-link-token.ts';
import type { PageProps } from './page.ts';

export function ResetPasswordPage({ brand, links }: PageProps) {
  const token = useLinkToken();
  return (
    <CardPage
      brand={brand}
      links={links}
      title="Choose a new password"
      intro="Every browser that is signed in to your account is signed out."
    >
      <NewPasswordForm token={token} />
    </CardPage>
  );
}
