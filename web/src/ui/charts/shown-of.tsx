/** `8 of 11` behind the title of a list that doesn't show all. */
export function ShownOf({ shown, total = shown }: { shown: number; total?: number | undefined }) {
  if (shown >= total) return null;
  return (
    <span className="ml-2 font-normal text-ink-muted text-sm">
      {shown} of {total.toLocaleString('en-US')}
    </span>
  );
}
