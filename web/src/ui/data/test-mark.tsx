/** Marks a conversation of the account itself, which counts nowhere. */
export function TestMark() {
  return (
    <span className="me-2 whitespace-nowrap rounded-full bg-sunken px-2.5 py-0.5 font-semibold text-ink-muted text-sm">
      Your test
    </span>
  );
}
