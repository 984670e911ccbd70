import { useSearchParams } from 'react-router-dom';

/** A search whose words stand in the address, so that a result can be handed on. */
export function SearchForm({ name, label }: { readonly name: string; readonly label: string }) {
  const [search, setSearch] = useSearchParams();
  const current = search.get(name) ?? '';
  return (
    <search>
      <form
        className="search"
        key={current}
        onSubmit={(event) => {
          event.preventDefault();
          const words = String(new FormData(event.currentTarget).get(name) ?? '').trim();
          setSearch(words === '' ? {} : { [name]: words });
        }}
      >
        <label>
          <span>{label}</span>
          <input type="search" name={name} defaultValue={current} autoComplete="off" />
        </label>
        <button type="submit">Find</button>
      </form>
    </search>
  );
}
