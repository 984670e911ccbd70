import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { FormState, FormView } from '#engine/contract/documents.ts';
import { tellOwnTimes } from './fields/own-time.ts';
import { LiveForm } from './live-form.tsx';

/**
 * Hydrates the form. The server drew the region from the same props; what has been typed into it
 * stays.
 */
export function mount(region: HTMLElement): void {
  const { view, state }: { view: FormView; state: FormState } = JSON.parse(
    region.dataset['props'] ?? '',
  );
  tellOwnTimes(document);
  hydrateRoot(
    region,
    <StrictMode>
      <LiveForm view={view} initial={state} region={region} />
    </StrictMode>,
  );
}
