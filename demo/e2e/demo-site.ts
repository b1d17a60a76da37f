import path from 'node:path';
import { loadContent } from '../../content/load-content.ts';
import { testOnOwnSite } from '../../e2e/own-site.ts';
import { startSite } from '../../e2e/site-server.ts';

const DEMO = path.join(import.meta.dirname, '..');

/** What the demo says, and where its pictures are: around these tests, all others run on the dealership of the tests. */
export const demo = loadContent(path.join(DEMO, 'content'));
export const demoFile = (address: string): string => path.join(DEMO, 'public', address);

/** On a site that began with the demo. */
export const test = testOnOwnSite(() => startSite({ isDemo: true }));
