import { useLocation } from 'wouter';
import { AccountSecurity } from '#web/features/account/account-security.tsx';
import { MemberLayout } from '#web/layouts/member-layout.tsx';
import { signInPaths, signInStore } from '#web/lib/sign-in-store.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { toastStore } from '#web/ui/toast-store.ts';
import type { PageProps } from './page.ts';

/** The owner's account. */
export function AccountPage({ brand, links }: PageProps) {
  usePageTitle(`Your account · ${brand.name}`);
  const [, navigate] = useLocation();
  const sayGoodbye = (deletedAt: string) => {
    const day = new Date(deletedAt).toLocaleDateString('en-US', { dateStyle: 'long' });
    toastStore.show({
      title: `Your account will be deleted on ${day}`,
      description: 'If you change your mind, sign in before that day.',
    });
    signInStore.clear('user');
    navigate(signInPaths.user);
  };
  return (
    <MemberLayout brand={brand} links={links} audience="user">
      <div className="mx-auto max-w-3xl">
        <h1 className="mb-8 text-title">Your account</h1>
        <AccountSecurity onDeletionRequested={sayGoodbye} />
      </div>
    </MemberLayout>
  );
}
