import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

/** A link to another page of this site, without a page load; links to other hosts load a new document. */
export function SiteLink({ label, ...props }: Omit<LinkProps, 'discover'> & { label?: ReactNode }) {
  // All routes are in the bundle, so there are none to discover.
  return (
    <Link discover="none" {...props}>
      {props.children ?? label}
    </Link>
  );
}
