import { Link } from 'react-router-dom';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { useMay, useWho } from '#renderer/console/session/who.ts';
import { Empty } from '#renderer/console/ui/notices.tsx';
import { type Place, places } from './places.ts';

/** The place of an address that the member's role may not open. */
export function useClosedPlace(address: string): Place | undefined {
  const may = useMay();
  const place = places
    .filter(({ path }) => address === path || address.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
  return place && !may(place.needs) ? place : undefined;
}

/** Replaces a view that a role may not open. */
export function NotAllowed({ place }: { readonly place: Place }) {
  const { whoami } = useWho();
  return (
    <>
      <Heading title={place.name} />
      <Empty>
        Your role, {whoami.role}, does not give access to this view. An owner of the site can change
        that.{' '}
        <Link className="underline" to="/diagnostics">
          Go to the overview.
        </Link>
      </Empty>
    </>
  );
}
