import { Button } from './button.tsx';

type Listing = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
type NextPageButtonProps = { listing: Listing; label: string; loadingLabel?: string; className?: string };

/** Loads the next page of a list; hidden on the last page. */
export function NextPageButton({ listing, label, loadingLabel = label, className }: NextPageButtonProps) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = listing;
  if (!hasNextPage) return null;
  return (
    <Button
      variant="secondary"
      className={className}
      disabled={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
      label={isFetchingNextPage ? loadingLabel : label}
    />
  );
}
