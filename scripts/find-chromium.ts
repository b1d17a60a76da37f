import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Where Debian's package of that name puts it. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** What the choice depends on; the tests invent machines. */
export interface Machine {
  platform: NodeJS.Platform;
  environment: Record<string, string | undefined>;
  exists: (file: string) => boolean;
  /** Where Playwright keeps its own download, whether it is there or not. */
  playwrightFile: string;
}

export const thisMachine = (): Machine => ({
  platform: process.platform,
  environment: process.env,
  exists: existsSync,
  playwrightFile: chromium.executablePath(),
});

/** Every Chromium there is, the preferred one first: the setting alone if there is one, the machine's, Playwright's own. */
export function chromiumsOn(machine: Machine): string[] {
  const { environment, exists, playwrightFile } = machine;
  const chosen = environment.CHROMIUM_PATH;
  if (!chosen) return [...usualPlaces(machine), playwrightFile].filter(exists);
  if (!exists(chosen)) throw new Error(`CHROMIUM_PATH names ${chosen}, where there is no file. Correct or unset it.`);
  return [chosen];
}

/** The same browser without windows comes first: of the whole one, a third of the time goes into what no test looks at. */
export function testBrowsersOn(machine: Machine): string[] {
  const { environment, exists } = machine;
  return environment.CHROMIUM_PATH
    ? chromiumsOn(machine)
    : [...[HEADLESS_SHELL].filter(exists), ...chromiumsOn(machine)];
}

export const findTestBrowser = (machine = thisMachine()): string | undefined => testBrowsersOn(machine)[0];

function usualPlaces({ platform, environment }: Machine): string[] {
  if (platform === 'darwin') {
    const names = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
    return names.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  }
  if (platform === 'win32') {
    const { ProgramFiles, LOCALAPPDATA, 'ProgramFiles(x86)': older } = environment;
    const folders = [ProgramFiles, older, LOCALAPPDATA].filter((folder) => folder !== undefined);
    const files = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'];
    return files.flatMap((file) => folders.map((folder) => path.win32.join(folder, file)));
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  return ['/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) => names.map((name) => `${folder}/${name}`));
}
