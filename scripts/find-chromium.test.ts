import { expect, it } from 'vitest';
import type { Machine } from './find-chromium.ts';
import { chromiumsOn, findTestBrowser, HEADLESS_SHELL, testBrowsersOn } from './find-chromium.ts';
import { installers, shellInstallers } from './find-chromium-install.ts';

const OWN = '/home/me/.cache/ms-playwright/chromium/chrome';
const machine = (files: string[], more: Partial<Machine> = {}): Machine => ({
  platform: 'linux',
  environment: {},
  exists: (file) => files.includes(file),
  playwrightFile: OWN,
  ...more,
});

it('takes what the setting names, whatever else there is', () => {
  const environment = { CHROMIUM_PATH: '/opt/browser' };
  expect(chromiumsOn(machine(['/usr/bin/chromium', '/opt/browser', OWN], { environment }))).toEqual(['/opt/browser']);
});

it('says so when the setting names nothing, rather than testing with another browser', () => {
  const environment = { CHROMIUM_PATH: '/opt/browser' };
  expect(() => findTestBrowser(machine(['/usr/bin/chromium'], { environment }))).toThrow('CHROMIUM_PATH');
});

it("prefers the machine's to Playwright's own, and Chromium to Chrome", () => {
  expect(chromiumsOn(machine([OWN, '/usr/bin/google-chrome', '/usr/bin/chromium']))).toEqual([
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    OWN,
  ]);
});

it('tests with the Chromium without windows where there is one, unless the setting names another', () => {
  const files = ['/usr/bin/chromium', HEADLESS_SHELL, '/opt/browser'];
  expect(testBrowsersOn(machine(files))).toEqual([HEADLESS_SHELL, '/usr/bin/chromium']);
  expect(testBrowsersOn(machine(files, { environment: { CHROMIUM_PATH: '/opt/browser' } }))).toEqual(['/opt/browser']);
  expect(chromiumsOn(machine(files))).toEqual(['/usr/bin/chromium']);
});

it("is content with Playwright's own, and finds nothing where nothing is", () => {
  expect(findTestBrowser(machine([OWN]))).toBe(OWN);
  expect(findTestBrowser(machine([]))).toBeUndefined();
});

it.each([
  ['darwin', {}, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  ['win32', { ProgramFiles: 'C:\\Programs' }, 'C:\\Programs\\Google\\Chrome\\Application\\chrome.exe'],
] as const)('knows the usual places on %s', (platform, environment, file) => {
  expect(findTestBrowser(machine([file], { platform, environment }))).toBe(file);
});

it('installs the package of the system where it may, and Playwright’s own otherwise or when that fails', () => {
  const programs = (isRoot: boolean, hasApt: boolean) =>
    installers({ isRoot, hasApt }).map(({ commands }) => commands.map((command) => command.join(' ')));
  expect(programs(true, true)).toEqual([
    ['apt-get update -q', 'apt-get install -y -q --no-install-recommends chromium'],
    ['playwright install --with-deps chromium'],
  ]);
  expect(programs(false, true)).toEqual([['playwright install chromium']]);
  expect(programs(true, false)).toEqual([['playwright install chromium']]);
  const shells = shellInstallers({ isRoot: true, hasApt: true }).flatMap(({ commands }) => commands);
  expect(shells.map((command) => command.filter((word) => !/^-o$|^Acquire/.test(word)).join(' '))).toEqual([
    'apt-get update -q',
    'apt-get install -y -q --no-install-recommends chromium-headless-shell',
  ]);
  expect(shellInstallers({ isRoot: false, hasApt: true })).toEqual([]);
});
