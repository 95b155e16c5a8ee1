import { Link, type LinkProps } from 'react-router-dom';

/** A link within the site, which opens its page without a load of the document. Other hosts are opened by the browser. */
export function SiteLink(props: Omit<LinkProps, 'discover'>) {
  // No server tells of further routes: the table is in the bundle.
  return <Link discover="none" {...props} />;
}
