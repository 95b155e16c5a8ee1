import { posix } from 'node:path';
import { readXml } from './read-xml.ts';

type Parts = ReadonlyMap<string, string>;
/** `target` is the name of a part, or an address outside the document. */
export type Relation = { type: string; target: string; isOutside: boolean };

/** The part that holds the relations of another. */
export const relationshipsOf = (part: string): string => part.replace(/([^/]*)$/, '_rels/$1.rels');

/** Names of the parts that `relationships` targets with this kind of relation. */
export function readPartTarget(parts: Parts, relationships: string, kind: string): string[] {
  return [...readRelationships(parts, relationships).values()]
    .filter(({ type, isOutside }) => !isOutside && type.endsWith(`/${kind}`))
    .map(({ target }) => target);
}

/** Relations of a part by id. */
export function readRelationships(parts: Parts, relationships: string): Map<string, Relation> {
  const found = new Map<string, Relation>();
  const folder = relationships.replace(/_rels\/[^/]*$/, '');
  readXml(parts.get(relationships) ?? '<none/>', {
    open(name, { Id = '', Type = '', Target = '', TargetMode }) {
      if (name !== 'Relationship') return;
      const isOutside = TargetMode === 'External';
      const inside = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target);
      found.set(Id, { type: Type, target: isOutside ? Target : inside, isOutside });
    },
  });
  return found;
}

/** Title in the properties of a document. */
export function readCoreTitle(parts: Parts, properties = 'docProps/core.xml'): string {
  let title = '';
  let inTitle = false;
  readXml(parts.get(properties) ?? '<none/>', {
    open(name) {
      inTitle = name === 'dc:title';
    },
    close() {
      inTitle = false;
    },
    text(text) {
      if (inTitle) title += text;
    },
  });
  return title.trim();
}
