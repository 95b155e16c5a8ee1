import { OutsideLink } from '#web/ui/data/outside-link.tsx';
import { Button, buttonStyle } from '#web/ui/form/button.tsx';
import { MessageCircle, Search, Settings } from '#web/ui/icons/icons.ts';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { commandKeyName } from './use-command-key.ts';

type DashboardHeaderProps = {
  conversionId: string;
  brandName: string;
  name: string;
  website: string | null;
  onSearch: () => void;
  onSettings: () => void;
};

/** Document 2 section 2.1, "Header", in one row. On a phone the settings are behind "More". */
export function DashboardHeader(props: DashboardHeaderProps) {
  const { conversionId, brandName, name, website, onSearch, onSettings } = props;
  return (
    <>
      <div className="min-w-0 flex-1 md:border-line md:border-l md:pl-3">
        <h1 className="line-clamp-2 break-words text-base leading-[1.15] md:text-lg lg:line-clamp-1 lg:leading-6">
          {name}
        </h1>
        <p className="text-ink-muted text-xs md:hidden">{brandName}</p>
        {website && (
          <OutsideLink
            href={website}
            className="block truncate text-ink-muted text-sm leading-6 underline underline-offset-4 max-lg:hidden"
          >
            {website}
          </OutsideLink>
        )}
      </div>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onSearch}
        className="flex size-11 shrink-0 items-center justify-center gap-2 rounded-md border border-field-line bg-surface text-ink-muted hover:bg-sunken max-lg:border-transparent max-lg:bg-transparent lg:h-9 lg:w-52 lg:justify-start lg:px-3 lg:text-sm"
      >
        <Search className="size-5 lg:size-4" />
        <span className="flex-1 text-left max-lg:sr-only">Search or go to…</span>
        <span aria-hidden="true" className="text-xs max-lg:hidden">
          {commandKeyName()}
        </span>
      </button>
      <Button variant="secondary" size="small" className="shrink-0 max-md:hidden" onClick={onSettings}>
        <Settings className="size-4" />
        <span className="max-lg:sr-only">Settings</span>
      </Button>
      <SiteLink
        to={`/gptsite/${conversionId}`}
        className={`${buttonStyle({ variant: 'secondary', size: 'small' })} shrink-0 max-md:size-11 max-md:border-transparent max-md:bg-transparent max-md:px-0`}
      >
        <MessageCircle className="size-5 md:size-4" />
        <span className="whitespace-nowrap max-md:sr-only">View GPTsite</span>
      </SiteLink>
    </>
  );
}
