import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
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
  ['/diagnostics/audit', 'Audit'],
] as const;

/** What stands around every view: the way to all others, and out. */
export function Frame() {
  const signOut = useSignOut();
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // On a phone the views stand in a row that scrolls; the current one must be in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path decides which one is current
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <div className="frame">
      <a className="skip" href="#view">
        Skip to the content
      </a>
      <nav className="views" aria-label="Views">
        <strong>Console</strong>
        <ul ref={list}>
          {views.map(([path, name]) => (
            <li key={path}>
              <NavLink to={path} end={path === '/diagnostics'}>
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
        <button type="button" onClick={() => void signOut()}>
          Sign out
        </button>
      </nav>
      <main id="view" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
