type IllustrativeLabelProps = { value: string; children: string };

/** The label of a marketing figure: a percentage has no source, so it is marked. */
export function IllustrativeLabel({ value, children }: IllustrativeLabelProps) {
  if (!value.endsWith('%')) return children;
  return (
    <>
      {children} <span className="whitespace-nowrap text-sm">(illustrative)</span>
    </>
  );
}
