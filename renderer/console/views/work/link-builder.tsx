import { useId, useState } from 'react';
import type { FunnelLine } from '#engine/contract/console/funnels.ts';
import { CopyButton } from '#renderer/console/parts/copy-button.tsx';
import { LinkButton } from '#renderer/console/ui/button.tsx';
import { Field, FieldRow, Input, Select } from '#renderer/console/ui/field.tsx';
import { Notice } from '#renderer/console/ui/notices.tsx';
import { writeCampaignLink } from './campaign-link.ts';

/** Builds links spelt like the existing ones, and asks about those that look misspelt. */
export function LinkBuilder({
  funnels,
  known,
}: {
  readonly funnels: readonly FunnelLine[];
  readonly known: readonly string[];
}) {
  const [given, setGiven] = useState({ page: '', source: '', medium: '', campaign: '' });
  const page = given.page || (funnels[0]?.address ?? location.origin);
  const link = writeCampaignLink({ ...given, page }, known);
  const list = useId();
  const input = (name: 'source' | 'medium' | 'campaign') => ({
    value: given[name],
    list: `${list}-${name}`,
    autoComplete: 'off',
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      setGiven({ ...given, [name]: event.target.value }),
  });
  return (
    <div className="grid gap-3">
      <FieldRow>
        <Field label="Page">
          <Select
            value={page}
            onChange={(event) => setGiven({ ...given, page: event.target.value })}
          >
            {funnels.map((funnel) => (
              <option key={funnel.id} value={funnel.address}>
                {funnel.name} ({funnel.path})
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Where it will be, like newsletter">
          <Input {...input('source')} />
        </Field>
        <Field label="Kind, like email">
          <Input {...input('medium')} />
        </Field>
        <Field label="Campaign, like spring">
          <Input {...input('campaign')} />
        </Field>
      </FieldRow>
      {(['source', 'medium', 'campaign'] as const).map((name, part) => (
        <datalist key={name} id={`${list}-${name}`}>
          {listParts(known, part).map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      ))}
      {link?.meant && (
        <Notice tone="warn">
          Nobody has come from “{link.countedAs.split('/')[0]}” yet. Did you mean “
          {link.meant.split('/')[0]}”?
          <LinkButton
            onClick={() => setGiven({ ...given, source: link.meant?.split('/')[0] ?? '' })}
          >
            Write {link.meant.split('/')[0]}
          </LinkButton>
        </Notice>
      )}
      {link ? (
        <div className="flex flex-wrap items-center gap-3">
          <output className="min-w-0 flex-1 basis-80 rounded-control bg-raised px-3 py-2 wrap-anywhere">
            <code>{link.address}</code>
          </output>
          <CopyButton text={link.address} />
        </div>
      ) : (
        <p className="text-quiet">Enter where the link will be, and it appears here.</p>
      )}
    </div>
  );
}

/** The distinct parts of known sources at one position. */
function listParts(known: readonly string[], part: number): readonly string[] {
  const named = known.filter((source) => source.includes('/'));
  return [...new Set(named.map((source) => source.split('/')[part] ?? ''))].filter(Boolean).sort();
}
