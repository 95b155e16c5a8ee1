import * as z from 'zod';
import type { SettingsChange } from '#functions/domain/dashboard/ports.ts';
import {
  type StoredSettings,
  settingsSections,
  storedSettingsSchema,
} from '#shared/contract/dashboard/dashboard-settings.ts';
import { expectVersions } from '../expect-versions.ts';
import { keys } from '../keys.ts';
import type { Item, Table } from '../table.ts';

const countSchema = z.number().default(0);

export type SettingsStore = ReturnType<typeof openDashboardSettingsStore>;

/** Owners' dashboard settings. Each section counts its saves in an attribute of its own. */
export function openDashboardSettingsStore(table: Table) {
  return {
    async find(conversionId: string) {
      const item = await table.get(keys.dashboardSettings(conversionId));
      return item && parse(item);
    },
    /** Undefined when a section was saved since its version. */
    async save(conversionId: string, saved: SettingsChange) {
      const item = await table.update(keys.dashboardSettings(conversionId), describe(saved));
      return item && parse(item);
    },
  };
}

const versionOf = (section: string) => `${section}Version`;

function parse(item: Item): StoredSettings {
  const versions = Object.fromEntries(
    settingsSections.map((section) => [section, countSchema.parse(item[versionOf(section)])]),
  );
  return storedSettingsSchema.parse({ ...item, versions });
}

/** The first save also stores what applies until then in the other sections. */
function describe({ fields, sections, initial }: SettingsChange) {
  const { versions: _versions, ...untilThen } = initial;
  const changed = new Set(Object.keys(fields));
  const kept = Object.entries(untilThen).filter(([name]) => !changed.has(name));
  const expected = expectVersions(
    sections.map(({ section, version }) => ({ attribute: versionOf(section), version })),
  );
  return { set: fields, begin: Object.fromEntries(kept), ...expected };
}
