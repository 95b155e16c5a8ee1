import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { completeBill, listMaterials, readLicences } from './bill-of-materials.ts';

const bill = (name: string, licenses?: object[]) => ({
  bomFormat: 'CycloneDX',
  components: [{ name, version: '2.0.0', ...(licenses && { licenses }) }],
});

test('a release names each package with its licence', () => {
  for (const folder of ['.', 'functions/engine/documents/recognition/packages']) {
    const { components } = listMaterials(folder);
    expect(components.length).toBeGreaterThan(1);
    for (const { licenses } of components) expect(licenses).toHaveLength(1);
  }
});

test('a package without a licence, or with one that nobody accepted, stops a release', () => {
  const licensed = (id: string) => [{ license: { id } }];
  expect(() => completeBill(bill('unread'))).toThrow('unread@2.0.0');
  expect(() => completeBill(bill('viral', licensed('AGPL-3.0-only')))).toThrow('viral@2.0.0');
  expect(() => completeBill(bill('both', [{ expression: 'MIT AND GPL-3.0-only' }]))).toThrow('both@2.0.0');
  expect(completeBill(bill('choice', [{ expression: '(MIT OR GPL-3.0-or-later)' }])).components).toHaveLength(
    1,
  );
});

test('what was read by hand stands in the packages', () => {
  for (const [name, licence] of Object.entries(readLicences)) {
    const [folder = '', version] = name.split(/@(?=\d)/);
    const { version: installed } = JSON.parse(readFileSync(`node_modules/${folder}/package.json`, 'utf8'));
    expect(installed).toBe(version);
    expect(licence).toBe('MIT');
    const text = readFileSync(`node_modules/${folder}/LICENSE`, 'utf8').replace(/\s+/g, ' ');
    expect(text).toContain('Permission is hereby granted, free of charge, to any person obtaining a copy');
  }
});
