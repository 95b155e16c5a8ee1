import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { Ellipsis } from '../icons/icons.ts';
import type { IconComponent } from '../icons/make-icon.tsx';
import { SiteLink } from './site-link.tsx';
import { WaitingCount } from './waiting-count.tsx';

export type BarPage = { id: string; name: string; Icon: IconComponent; place: To; waiting?: number };

type BottomBarProps = { label: string; pages: readonly BarPage[]; value: string; onMore: () => void };

const itemStyle =
  'flex min-h-15 w-full flex-col items-center justify-center gap-0.5 -outline-offset-3 text-ink-muted text-xs max-[22rem]:text-[0.6875rem]';
const chosenStyle = 'font-semibold text-ink';

/** The main pages of a phone, in reach of a thumb; the others behind "More". */
export function BottomBar({ label, pages, value, onMore }: BottomBarProps) {
  const isElsewhere = !pages.some(({ id }) => id === value);
  return (
    <nav
      aria-label={label}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="mx-auto grid max-w-lg grid-cols-5">
        {pages.map(({ id, name, Icon, place, waiting = 0 }) => (
          <li key={id}>
            <SiteLink
              to={place}
              aria-current={id === value ? 'page' : undefined}
              className={clsx(itemStyle, id === value && chosenStyle)}
            >
              <Mark Icon={Icon} isChosen={id === value}>
                <WaitingCount count={waiting} className="absolute -top-1 left-1/2 ml-1" />
              </Mark>
              {name}
            </SiteLink>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onMore}
            className={clsx(itemStyle, isElsewhere && chosenStyle)}
          >
            <Mark Icon={Ellipsis} isChosen={isElsewhere} />
            More
          </button>
        </li>
      </ul>
    </nav>
  );
}

type MarkProps = { Icon: IconComponent; isChosen: boolean; children?: ReactNode };

function Mark({ Icon, isChosen, children }: MarkProps) {
  return (
    <span className={clsx('relative rounded-full px-4 py-0.5', isChosen && 'bg-brand-tint text-brand-ink')}>
      <Icon className="size-5" />
      {children}
    </span>
  );
}
