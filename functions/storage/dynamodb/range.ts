import { dueIndexName } from './keys.ts';

/** A part of a partition, or of the due index, by its sort key. An absent or empty bound bounds nothing. */
export type Range = ({ pk: string } | { dueKind: string }) & {
  /** What its sort keys begin with. */
  prefix?: string | undefined;
  /** The first and the last, inclusive. */
  from?: string | undefined;
  to?: string | undefined;
  /** The same, exclusive. */
  after?: string | undefined;
  before?: string | undefined;
  isNewestFirst?: boolean;
};

/** The key condition of a range, with its index and its order. */
export function describeRange({ prefix, from, to, after, before, isNewestFirst, ...of }: Range) {
  const [index, whole, sorted] = 'pk' in of ? [undefined, 'pk', 'sk'] : [dueIndexName, 'dueKind', 'dueAt'];
  const isBetween = from && to;
  const bounds = [
    prefix && `begins_with(${sorted}, :prefix)`,
    isBetween && `${sorted} BETWEEN :from AND :to`,
    !isBetween && from && `${sorted} >= :from`,
    !isBetween && to && `${sorted} <= :to`,
    after && `${sorted} > :after`,
    before && `${sorted} < :before`,
  ];
  const values = Object.entries({ whole: 'pk' in of ? of.pk : of.dueKind, prefix, from, to, after, before });
  return {
    ...(index && { IndexName: index }),
    KeyConditionExpression: [`${whole} = :whole`, ...bounds.filter(Boolean)].join(' AND '),
    ExpressionAttributeValues: Object.fromEntries(
      values.filter(([, value]) => value).map(([name, value]) => [`:${name}`, value]),
    ),
    ...(isNewestFirst && { ScanIndexForward: false }),
  };
}
