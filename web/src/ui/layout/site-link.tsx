import { Link, type LinkProps } from 'react-router-dom';

/** A link within the site that opens its page without a page load. Links to other hosts load a new document. */
export function SiteLink(props: Omit<LinkProps, 'discover'>) {
  // There are no routes to discover from a server: the table is in the bundle.
  return <Link discover="none" {...props} />;
}
