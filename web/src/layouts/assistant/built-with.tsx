import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

/** Who made the assistant. */
export function BuiltWith({ name, home }: { name: string; home: string }) {
  const { texts } = useTexts();
  return (
    <p className="text-ink-muted text-sm">
      {texts.builtWith}{' '}
      <SiteLink to={home} className="underline underline-offset-4">
        {name}
      </SiteLink>
    </p>
  );
}
