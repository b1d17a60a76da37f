interface SharedPage {
  title: string;
  url: string;
}

/** What of the browser is needed; some have no list to share with, and none can copy on a page without https. */
interface Browser {
  share?: (page: SharedPage) => Promise<void>;
  clipboard?: { writeText: (text: string) => Promise<void> };
}

/** Opens the phone's own list of ways to share; where there is none, the address is copied. */
export async function sharePage(page: SharedPage, browser: Browser): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if (browser.share) {
      await browser.share(page);
      return 'shared';
    }
  } catch (error) {
    // Whoever closes the list has changed their mind.
    if (error instanceof Error && error.name === 'AbortError') return 'shared';
  }
  try {
    await browser.clipboard?.writeText(page.url);
    return browser.clipboard ? 'copied' : 'failed';
  } catch {
    return 'failed';
  }
}
