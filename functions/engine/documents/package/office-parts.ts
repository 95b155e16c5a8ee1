import { readXml } from './read-xml.ts';

type Parts = ReadonlyMap<string, string>;

/** Names of the parts that `relationships` targets with this kind of relation, without external targets. */
export function readPartTarget(parts: Parts, relationships: string, kind: string): string[] {
  return [...readRelationships(parts, relationships).values()]
    .filter((relation) => relation.type.endsWith(`/${kind}`))
    .map(({ target }) => target);
}

/** Internal relations of a part by id, with part names as targets. */
export function readRelationships(parts: Parts, relationships: string) {
  const found = new Map<string, { type: string; target: string }>();
  const folder = relationships.replace(/_rels\/[^/]*$/, '');
  readXml(parts.get(relationships) ?? '<none/>', {
    open(name, { Id = '', Type = '', Target = '', TargetMode }) {
      if (name !== 'Relationship' || TargetMode === 'External') return;
      const target = Target.startsWith('/') ? Target.slice(1) : folder + Target;
      found.set(Id, { type: Type, target });
    },
  });
  return found;
}

/** Title in the core properties of an Office document. */
export function readCoreTitle(parts: Parts): string {
  let title = '';
  let inTitle = false;
  readXml(parts.get('docProps/core.xml') ?? '<none/>', {
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
