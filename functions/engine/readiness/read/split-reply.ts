const questionLinePattern = /^[\s>#*_`•-]*question[*_`]*\s*[:#]?\s*[*_`]*\s*(\d+)[\s*_`.:)]*$/i;

/** Splits a reply into its answers by question number; drops the last one if the reply was cut off. */
export function splitReply(reply: string, isWhole: boolean): Map<number, string> {
  const sections = new Map<number, string[]>();
  let current: number | undefined;
  for (const line of reply.split('\n')) {
    const [, figure] = questionLinePattern.exec(line) ?? [];
    if (figure !== undefined) {
      current = Number(figure);
      sections.set(current, []);
    } else if (current !== undefined) sections.get(current)?.push(line);
  }
  if (!isWhole && current !== undefined) sections.delete(current);
  return new Map([...sections].map(([number, lines]) => [number, lines.join('\n')]));
}
