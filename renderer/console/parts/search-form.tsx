import { useSearchParams } from 'react-router-dom';
import { Button } from '#renderer/console/ui/button.tsx';
import { Field, FieldRow, Input } from '#renderer/console/ui/field.tsx';

/** A search whose words are in the address, so that a result can be shared. */
export function SearchForm({ name, label }: { readonly name: string; readonly label: string }) {
  const [search, setSearch] = useSearchParams();
  const current = search.get(name) ?? '';
  return (
    <search className="max-desk:w-full">
      <form
        key={current}
        onSubmit={(event) => {
          event.preventDefault();
          const words = String(new FormData(event.currentTarget).get(name) ?? '').trim();
          setSearch(words === '' ? {} : { [name]: words });
        }}
      >
        <FieldRow>
          <Field label={label}>
            <Input type="search" name={name} defaultValue={current} autoComplete="off" />
          </Field>
          <Button type="submit">Search</Button>
        </FieldRow>
      </form>
    </search>
  );
}
