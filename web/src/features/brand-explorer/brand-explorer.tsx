import { useId, useState } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import { Button } from '#web/ui/form/button.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { ExploredBrand } from './explored-brand.tsx';
import { filterBrands } from './filter-brands.ts';

/** Searches and filters all brands: document 3 section 2, "Brand Explorer". */
export function BrandExplorer({ brands }: { brands: readonly Brand[] }) {
  const [search, setSearch] = useState('');
  const [industry, setIndustry] = useState('');
  const resultsId = useId();
  const found = filterBrands(brands, { search, industry });
  const industries = brands.map((brand) => ({ value: brand.industry, label: brand.industry }));
  const showAll = () => {
    setSearch('');
    setIndustry('');
  };
  return (
    <>
      <search aria-label="Brands" className="mt-8 grid gap-4 sm:grid-cols-[2fr_1fr]">
        <TextField
          id="brand-search"
          label="Search"
          type="search"
          value={search}
          placeholder="A name, an industry, a feature"
          aria-controls={resultsId}
          onChange={({ target }) => setSearch(target.value)}
        />
        <SelectField
          id="brand-industry"
          label="Industry"
          value={industry}
          options={[{ value: '', label: 'All industries' }, ...industries]}
          aria-controls={resultsId}
          onChange={({ target }) => setIndustry(target.value)}
        />
      </search>
      <p role="status" className="mt-4 text-ink-muted">
        {found.length === 1 ? '1 brand' : `${found.length} brands`}
      </p>
      {found.length === 0 && (
        <div className="mt-6">
          <p className="text-lead">No brand matches this search.</p>
          <Button variant="secondary" className="mt-4" onClick={showAll} label="Show all brands" />
        </div>
      )}
      <ul id={resultsId} className="mt-6 space-y-6">
        {found.map((brand) => (
          <ExploredBrand key={brand.id} brand={brand} />
        ))}
      </ul>
    </>
  );
}
