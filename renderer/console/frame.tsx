import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { Button } from '#renderer/console/ui/button.tsx';
import { useSignOut } from './session.tsx';

const views = [
  ['/diagnostics', 'Overview'],
  ['/diagnostics/funnels', 'Funnels'],
  ['/diagnostics/leads', 'Leads'],
  ['/diagnostics/deliveries', 'Deliveries'],
  ['/diagnostics/errors', 'Errors'],
  ['/diagnostics/mailbox', 'Mailbox'],
  ['/email-debug', 'Email debug'],
  ['/test-email', 'Email test'],
  ['/email-test-dashboard', 'Test dashboard'],
  ['/diagnostics/audit', 'Audit log'],
  ['/diagnostics/access', 'Access'],
] as const;

/** What stands around every view: the way to all others, and out. */
export function Frame() {
  return (
    <div className="min-h-dvh desk:grid desk:grid-cols-[176px_minmax(0,1fr)]">
      <a className="absolute -top-15 left-2 z-1 bg-paper px-3 py-2 focus:top-2" href="#view">
        Skip to content
      </a>
      <Views />
      <main
        id="view"
        tabIndex={-1}
        className="grid max-w-view grid-cols-1 content-start gap-6 px-4 pt-4 pb-12 outline-none desk:px-6 desk:pt-5 desk:pb-16"
      >
        <Outlet />
      </main>
    </div>
  );
}

/** The views at the side; on a phone a row above. */
function Views() {
  const signOut = useSignOut();
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // The row scrolls; the current view must be in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path decides which one is current
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <nav
      className="flex items-center gap-2 border-b border-line bg-raised px-3 py-2 max-desk:whitespace-nowrap desk:flex-col desk:items-stretch desk:gap-4 desk:border-r desk:border-b-0 desk:py-5"
      aria-label="Views"
    >
      <strong className="px-2 max-desk:hidden">Console</strong>
      <ul
        className="flex flex-1 overflow-x-auto desk:block desk:flex-none desk:overflow-visible"
        ref={list}
      >
        {views.map(([path, name]) => (
          <li key={path}>
            <NavLink
              to={path}
              end={path === '/diagnostics'}
              className="block rounded-control px-2.5 py-2.25 text-ink aria-[current=page]:bg-paper aria-[current=page]:font-semibold aria-[current=page]:text-accent aria-[current=page]:shadow-current-below desk:px-2 desk:py-1.5 desk:aria-[current=page]:shadow-current-beside"
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
      <Button onClick={() => void signOut()}>Sign out</Button>
    </nav>
  );
}
