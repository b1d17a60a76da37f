import { QUIET_HEADER } from '../../contract/quiet-header.ts';
import { browserTransport } from '../lib/browser-transport.ts';
import { createPanelClient } from './panel-api.ts';

/** For what a screen asks by itself: it is no sign that somebody is there. */
export const quietCall = createPanelClient((...request) => browserTransport(...request, { [QUIET_HEADER]: '1' }));
