/** Stands for any text in the ARN of a published resource type; `*` in the pattern of a policy. */
const anyText = '*';
/** Stands for a name, which holds neither slash nor colon. */
const anyName = '\u0000';
/** Parts of an ARN that are such names, so that a bucket is told apart from its objects. */
const plainNames =
  /\$\{(?:Partition|Region|Account|BucketName|TableName|QueueName|FunctionName|TopicName|ApiId)\}/g;

/** The ARN of a resource type as a pattern. */
export function toPattern(publishedArn: string): string {
  return publishedArn.replace(plainNames, anyName).replace(/\$\{\w+\}/g, anyText);
}

/** Whether some text fits both patterns. */
export function overlapPatterns(one: string, other: string): boolean {
  const known = new Map<number, boolean>();
  const overlap = (at: number, otherAt: number): boolean => {
    const key = at * (other.length + 1) + otherAt;
    const before = known.get(key);
    if (before !== undefined) return before;
    const result = compare(at, otherAt);
    known.set(key, result);
    return result;
  };
  const compare = (at: number, otherAt: number): boolean => {
    const mine = one[at];
    const theirs = other[otherAt];
    if (mine === undefined && theirs === undefined) return true;
    if (isWild(mine)) return overlap(at + 1, otherAt) || (covers(mine, theirs) && overlap(at, otherAt + 1));
    if (isWild(theirs)) return overlap(at, otherAt + 1) || (covers(theirs, mine) && overlap(at + 1, otherAt));
    return (
      mine !== undefined &&
      (mine === theirs || mine === '?' || theirs === '?') &&
      overlap(at + 1, otherAt + 1)
    );
  };
  return overlap(0, 0);
}

const isWild = (letter: string | undefined): boolean => letter === anyText || letter === anyName;

function covers(wild: string | undefined, letter: string | undefined): boolean {
  return letter !== undefined && !(wild === anyName && (letter === '/' || letter === ':'));
}
