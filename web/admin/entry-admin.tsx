import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PANEL_DATA_ID } from '../../contract/panel-data.ts';
import { readDataBlock } from '../lib/data-block.ts';
import { BrowserRouter } from '../lib/router.tsx';
import './admin.css';
import { AdminApp } from './admin-app.tsx';
import { followNotifications } from './notifications/follow-notifications.ts';
import { takePanelData } from './panel-data.ts';

takePanelData(readDataBlock(document, PANEL_DATA_ID));
followNotifications();

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <BrowserRouter>
      <AdminApp />
    </BrowserRouter>
  </StrictMode>,
);
