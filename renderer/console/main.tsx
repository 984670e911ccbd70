import './console.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Toasts } from '#renderer/console/ui/toasts.tsx';
import { ViewBoundary } from './frame/view-boundary.tsx';
import { ConsoleRoutes, preloadView } from './routes.tsx';
import { Session } from './session/session.tsx';

const root = document.getElementById('console');
if (!root) throw new Error('The document has no element with the id "console".');
preloadView(location.pathname);
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Toasts>
        <ViewBoundary>
          <Session>
            <ConsoleRoutes />
          </Session>
        </ViewBoundary>
      </Toasts>
    </BrowserRouter>
  </StrictMode>,
);
