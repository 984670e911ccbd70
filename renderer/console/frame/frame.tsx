import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Skeleton } from '#renderer/console/ui/notices.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { NotAllowed, useClosedPlace } from './not-allowed.tsx';
import { SideBar } from './side-bar.tsx';
import { useKeys } from './use-keys.ts';
import { ViewBoundary } from './view-boundary.tsx';

/** How long to wait before loading the finder in advance. */
const aheadMs = 2000;

// Loaded on demand.
const loadFinder = async () => ({ default: (await import('./finder.tsx')).Finder });
const Finder = lazy(loadFinder);
const KeysHelp = lazy(async () => ({ default: (await import('./keys-help.tsx')).KeysHelp }));
const AllPlaces = lazy(async () => ({ default: (await import('./all-places.tsx')).AllPlaces }));

/** What may be shown over a view. */
type Over = 'finder' | 'keys' | 'places';

/** The frame around every view: navigation, finder, signing out. */
export function Frame() {
  const [over, setOver] = useState<Over>();
  const close = () => setOver(undefined);
  const { pathname } = useLocation();
  const closed = useClosedPlace(pathname);
  useEffect(() => {
    const timer = setTimeout(() => void loadFinder().catch(() => {}), aheadMs);
    return () => clearTimeout(timer);
  }, []);
  useKeys({ onFind: () => setOver('finder'), onHelp: () => setOver('keys') });
  return (
    <div className="min-h-dvh desk:grid desk:grid-cols-[192px_minmax(0,1fr)] print:block">
      <a
        className="absolute -top-15 left-2 z-10 rounded-control bg-float px-3 py-2 focus:top-2"
        href="#view"
      >
        Skip to content
      </a>
      <SideBar onFind={() => setOver('finder')} onKeys={() => setOver('keys')} />
      <main
        id="view"
        tabIndex={-1}
        className="grid max-w-view grid-cols-1 content-start gap-6 px-4 pt-4 pb-24 outline-none desk:px-8 desk:pt-6 desk:pb-16 print:max-w-none print:p-0"
      >
        <ViewBoundary at={pathname}>
          <Suspense fallback={<Skeleton of="rows" />}>
            {closed ? <NotAllowed place={closed} /> : <Outlet />}
          </Suspense>
        </ViewBoundary>
      </main>
      <BottomBar onFind={() => setOver('finder')} onPlaces={() => setOver('places')} />
      <Suspense>
        {over === 'finder' && <Finder onClose={close} />}
        {over === 'keys' && <KeysHelp onClose={close} />}
        {over === 'places' && <AllPlaces onClose={close} />}
      </Suspense>
    </div>
  );
}
