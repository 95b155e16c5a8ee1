/** The visitor's page is open: their conversation lets somebody join. */
export function HereMark() {
  return (
    <span className="rounded-full bg-success-tint px-2 font-semibold text-success-ink text-sm">Here now</span>
  );
}
