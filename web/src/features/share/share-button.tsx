import { Button } from '#web/ui/form/button.tsx';
import { Share2 } from '#web/ui/icons/icons.ts';

/** Opens the phone's own ways to send a link, where the browser has them. */
export function ShareButton({ address, name }: { address: string; name: string }) {
  if (!('share' in navigator)) return null;
  // Whoever closes it again has not failed.
  const share = () => navigator.share({ title: name, url: address }).catch(() => undefined);
  return (
    <Button variant="secondary" size="small" onClick={() => void share()}>
      <Share2 className="size-4" />
      Share
    </Button>
  );
}
