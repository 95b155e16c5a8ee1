import type { Brand } from '#shared/brands/brand.ts';
import { trialDays, trialPageLimit } from '#shared/domain/limits.ts';
import { findBrandAddress } from '#web/lib/site/brand-address.ts';
import { usePlace } from '#web/lib/site/place.tsx';
import { Button, buttonStyle } from '#web/ui/form/button.tsx';
import { Rocket } from '#web/ui/icons/icons.ts';
import { Modal } from '#web/ui/layout/modal.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

export function TrialStartModal({ brand, onClose }: { brand: Brand; onClose: () => void }) {
  const place = usePlace();
  return (
    <Modal
      title={`Try ${brand.name}`}
      icon={<Rocket className="size-5 text-brand-ink" />}
      description={`${trialDays} days free, up to ${trialPageLimit} pages of your website, no credit card. The form takes two minutes.`}
      onClose={onClose}
    >
      <div className="mt-6 flex flex-wrap gap-3">
        <SiteLink to={`${findBrandAddress(brand, place)}#trial-signup`} className={buttonStyle()}>
          Go to the form
        </SiteLink>
        <Button variant="secondary" onClick={onClose} label="Not now" />
      </div>
    </Modal>
  );
}
