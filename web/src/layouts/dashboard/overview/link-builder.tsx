import { useState } from 'react';
import { findCustomOrigin } from '#shared/domain/addresses/addresses.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { copyText } from '#web/ui/form/copy-text.ts';
import { Copy, ExternalLink } from '#web/ui/icons/icons.ts';
import { listBrandedLinks } from './list-branded-links.ts';

type LinkBuilderProps = { conversionId: string; customDomain: string };

/** All addresses of the assistant, to copy or open. */
export function LinkBuilder({ conversionId, customDomain }: LinkBuilderProps) {
  const [links, setLinks] = useState<string[]>([]);
  const build = () => {
    const built = listBrandedLinks({ conversionId, customDomain, origin: window.location.origin });
    setLinks(built);
    toastStore.show({ title: 'Branded Links Generated', description: `${built.length} links are ready.` });
  };
  const copy = async (link: string) => {
    if (await copyText(link)) toastStore.show({ title: 'Link Copied', description: link });
  };
  return (
    <>
      <Button variant="secondary" size="small" onClick={build} label="Build links" />
      {links.length > 0 && customDomain.trim() !== '' && !findCustomOrigin(customDomain) && (
        <p className="mt-2 text-danger-ink text-sm">
          “{customDomain.trim()}” is not a domain, so it is not in the list.
        </p>
      )}
      {links.length > 0 && (
        <ul className="mt-3 divide-y divide-line border-line border-y">
          {links.map((link) => (
            <li key={link} className="flex items-center gap-2 py-1">
              <span className="min-w-0 flex-1 break-all text-sm">{link}</span>
              <Button variant="quiet" size="icon" aria-label={`Copy ${link}`} onClick={() => void copy(link)}>
                <Copy className="size-4" />
              </Button>
              <a
                href={link}
                target="_blank"
                rel="noopener noreferrer"
                className="grid size-11 place-items-center"
                aria-label={`Open ${link} in a new tab`}
              >
                <ExternalLink className="size-4" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
